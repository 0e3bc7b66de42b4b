import type { Shot } from "../shot.ts";

/** What a report does in its page, so it refers to nothing outside of itself. */
export function runReport(document: Document): void {
  const read: readonly Shot[] = JSON.parse(document.getElementById("shots")?.textContent ?? "[]");
  const form = document.querySelector("form");
  const dialog = document.querySelector("dialog");
  const shown = document.getElementById("shown");
  const cards = [...document.querySelectorAll<HTMLElement>("main li")];
  const buttons = () => cards.filter((card) => !card.hidden).map((card) => card.querySelector("button"));
  if (!form || !dialog || !shown) return;
  let opened: HTMLButtonElement | undefined;

  const make = (tag: string, text = "", parts: readonly (Node | string)[] = []) => {
    const element = document.createElement(tag);
    element.append(text, ...parts);
    return element;
  };
  const button = (text: string, click: () => void) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = text;
    element.addEventListener("click", click);
    return element;
  };
  const details = (title: string, content: unknown) => {
    const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
    return make("details", "", [make("summary", title), make("pre", text)]);
  };
  const copied = (text: string) => {
    const element = button("Copy as a test", () => {
      navigator.clipboard.writeText(text).then(
        () => element.replaceChildren("Copied"),
        // Without the permission the text is there to be selected.
        () => element.after(details("The test", text)),
      );
    });
    return element;
  };

  const show = (from: HTMLButtonElement) => {
    const shot = read[Number(from.dataset.at)];
    if (!shot) return;
    opened = from;
    const title = make("h2", shot.title);
    title.id = "title";
    const link = document.createElement("a");
    link.href = shot.link;
    link.append("Open the page in this state");
    const findings = shot.findings.map(({ kind, what, where, isNew, test }) =>
      make("li", "", [
        make("strong", `${kind}${isNew ? "" : " (known)"}: `),
        what,
        ...(where ? [" at ", make("code", where)] : []),
        " ",
        copied(test),
      ]),
    );
    const pictures = shot.pictures.map(({ file, scheme, width }) => {
      const image = document.createElement("img");
      image.src = `pictures/${file}`;
      image.alt = `${shot.title}, ${scheme}, ${width} pixels wide`;
      return make("li", "", [image]);
    });
    const gallery = make("ol", "", pictures);
    gallery.className = "pictures";
    const requests = shot.requests.map(({ method, path, status, body }) => {
      const line = `${method} ${path} → ${status === null ? "no answer" : status || "no connection"}`;
      return make("li", "", [body === undefined ? line : details(line, body)]);
    });
    const nav = make("nav", "", [
      button("Previous", () => go(-1)),
      button("Next", () => go(1)),
      button("Close", () => dialog.close()),
      link,
    ]);
    nav.setAttribute("aria-label", "States");
    dialog.replaceChildren(
      title,
      nav,
      make("p", shot.why),
      make("p", "", [make("code", shot.state || "as it is"), " at ", make("code", shot.screen)]),
      ...shot.notes.map((note) => make("p", "", [make("code", note)])),
      ...(findings.length > 0
        ? [make("h3", "Findings"), make("ol", "", findings)]
        : [make("p", "No findings.")]),
      gallery,
      ...Object.entries(shot.rows).map(([collection, rows]) => details(`Rows of ${collection}`, rows)),
      ...(requests.length > 0 ? [make("h3", "Requests"), make("ol", "", requests)] : []),
    );
    if (!dialog.open) dialog.showModal();
  };

  const go = (by: number) => {
    const all = buttons();
    const from = dialog.open ? opened : document.activeElement;
    const at = all.indexOf(from instanceof HTMLButtonElement ? from : null);
    const next = all[Math.max(0, Math.min(all.length - 1, at + by))];
    if (!next) return;
    next.focus();
    next.scrollIntoView({ block: "nearest" });
    if (dialog.open) show(next);
  };

  const filter = () => {
    const {
      text = "",
      group = "",
      kind = "",
    } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    for (const card of cards) {
      const { text: own = "", kinds = "", new: isNew } = card.dataset;
      const isWanted =
        kind === "" ||
        (kind === "any"
          ? kinds !== ""
          : kind === "new"
            ? isNew !== undefined
            : kinds.split(" ").includes(kind));
      const section = card.closest("section");
      card.hidden =
        !isWanted ||
        (group !== "" && section?.dataset.group !== group) ||
        !own.includes(text.trim().toLowerCase());
    }
    for (const section of document.querySelectorAll("section"))
      section.hidden = !section.querySelector("li:not([hidden])");
    shown.textContent = `${buttons().length} shown`;
  };

  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const each of buttons()) each?.addEventListener("click", () => show(each));
  dialog.addEventListener("close", () => opened?.focus());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key === "/" && !isTyping && !dialog.open) {
      event.preventDefault();
      form.querySelector("input")?.focus();
    }
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    // In a dialog that is longer than the window, up and down scroll.
    if (by === undefined || (dialog.open && /Up|Down/.test(event.key))) return;
    event.preventDefault();
    go(by);
  });
  filter();
}
