import {
  constants,
  copyFile,
  type FileHandle,
  open,
  readFile,
  rename,
  rm,
  stat,
  truncate,
} from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import type { StoredState } from "../../persist/index.ts";
import { codeOf, statOf } from "./stat.ts";
import { textsIn } from "./texts-in.ts";

/**
 * The state of a bank in a file of its own: a line for each text of its journal. A write has reached the disk when it
 * resolves. The file is this process's alone, which the caller sees to; `release` is called at its end.
 */
export class StateFile implements StoredState {
  /** People look into a file that is at rest: then it is one line. */
  readonly isOneTextAtRest = true;
  readonly undoesUnwritten = true;
  readonly #path: string;
  #release: (() => Promise<void>) | undefined;
  #file: FileHandle | undefined;
  /** The file as this process has left it; undefined when there is none. */
  #known: { readonly ino: number; readonly size: number } | undefined;
  /** Whether a line may be at the end of the file whose write has failed. */
  #isToCutOff = false;
  /** What the file holds, when that has another form than what is written here. */
  #toRewrite: readonly string[] | undefined;
  /** Whether the last line that was read had not been written to its end. */
  isCut = false;
  /** When the file that was read was last written, machine milliseconds; undefined for none. */
  writtenAt: number | undefined;

  constructor(path: string, release: () => Promise<void>) {
    this.#path = path;
    this.#release = release;
  }

  async read(): Promise<readonly string[]> {
    const found = await statOf(this.#path);
    this.#known = found;
    this.writtenAt = found?.mtimeMs;
    if (!found) return [];
    const bytes = await readFile(this.#path);
    const { texts, isCut } = textsIn(bytes);
    this.isCut = isCut;
    const isAsWritten = bytes.length === texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
    this.#toRewrite = isAsWritten ? undefined : texts;
    return texts;
  }

  async append(text: string): Promise<void> {
    if (this.#toRewrite) await this.#write(this.#toRewrite);
    await this.#checkUnchanged();
    const line = Buffer.from(`${text}\n`);
    try {
      this.#file ??= await open(this.#path, "a");
      this.#isToCutOff = true;
      await this.#file.appendFile(line);
      await this.#file.datasync();
      this.#isToCutOff = false;
    } catch (error) {
      // The line may be there, in part or whole, and is refused.
      await this.#cutOff().catch(() => undefined);
      await this.#closeFile().catch(() => undefined);
      throw error;
    }
    if (this.#known) this.#known = { ...this.#known, size: this.#known.size + line.length };
  }

  /** Takes away what a write that failed may have added; it must be gone before the next one. */
  async #cutOff(): Promise<void> {
    if (!this.#isToCutOff || !this.#known) return;
    const found = await statOf(this.#path);
    if (found?.ino === this.#known.ino && found.size > this.#known.size) {
      await truncate(this.#path, this.#known.size);
    }
    this.#isToCutOff = false;
  }

  replace(text: string): Promise<void> {
    return this.#write([text]);
  }

  /** Keeps the file as it is under a name of its own, and goes back to its first texts. Returns that name. */
  async goBackTo(texts: readonly string[]): Promise<string> {
    const copy = await copyDamaged(this.#path);
    await this.#write(texts);
    return copy;
  }

  async clear(): Promise<void> {
    await this.#checkUnchanged();
    await this.#closeFile();
    await rm(this.#path, { force: true });
    await syncFolderOf(this.#path);
    this.#known = undefined;
    this.#toRewrite = undefined;
  }

  async close(): Promise<void> {
    await this.#closeFile();
    const release = this.#release;
    this.#release = undefined;
    await release?.();
  }

  /** Puts a new file in place of the other, so that at any moment there is the one or the other. */
  async #write(texts: readonly string[]): Promise<void> {
    await this.#checkUnchanged();
    const temporary = `${this.#path}.sandbank-tmp`;
    const mode = this.#known ? (await stat(this.#path)).mode : undefined;
    const file = await open(temporary, "w");
    try {
      if (mode !== undefined) await file.chmod(mode);
      await file.writeFile(texts.map((text) => `${text}\n`).join(""));
      await file.sync();
    } catch (error) {
      await file.close();
      await rm(temporary, { force: true });
      throw error;
    }
    await file.close();
    await this.#closeFile();
    await rename(temporary, this.#path);
    this.#known = await statOf(this.#path);
    this.#toRewrite = undefined;
    // The new file has the name now: to refuse what it holds would be wrong, even if a loss of power may bring the old one back.
    await syncFolderOf(this.#path).catch(() => undefined);
  }

  /** Rejects when another program has written to the file: what it holds now is not to be lost. */
  async #checkUnchanged(): Promise<void> {
    await this.#cutOff();
    const found = await statOf(this.#path);
    if (found?.ino === this.#known?.ino && found?.size === this.#known?.size) return;
    throw new Error("another program has changed or removed the file, which stays as it is");
  }

  async #closeFile(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    await file?.close();
  }
}

/** Copies a file to the first free name that says that it is damaged. */
async function copyDamaged(path: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const copy = count === 1 ? `${path}.damaged` : `${path}.damaged-${count}`;
    try {
      await copyFile(path, copy, constants.COPYFILE_EXCL);
      return copy;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
}

/** Waits until a folder's names have reached the disk; Windows opens no folders, and writes names at once. */
async function syncFolderOf(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
