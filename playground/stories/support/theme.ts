import type { Decorator } from "@storybook/web-components-vite";

const THEME = "theme";

/** The menu of the toolbar. */
export const themes = {
  [THEME]: {
    description: "Theme of the page and the panel",
    toolbar: {
      title: "Theme",
      icon: "mirror",
      items: [
        { value: "", title: "Match system" },
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
      ],
      dynamicTitle: false,
    },
  },
};

export const initialTheme = { [THEME]: "" };

/** The tokens read the theme from the attribute of the root, and the panel's from its own. */
export const withTheme: Decorator = (story, { globals }) => {
  const theme = String(globals[THEME] ?? "");
  if (theme) document.documentElement.setAttribute("theme", theme);
  else document.documentElement.removeAttribute("theme");
  return story();
};
