/** The names of the presets (X79). */
export const PRESET_NAMES = ["slow", "flaky", "down", "offline", "rate-limited", "lost-replies"] as const;

/** The name of a preset. */
export type PresetName = (typeof PRESET_NAMES)[number];

/** Whether a value is the name of a preset. */
export function isPresetName(value: unknown): value is PresetName {
  return PRESET_NAMES.some((name) => name === value);
}
