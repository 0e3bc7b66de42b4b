/** Says above the page, until it is closed, what this browser keeps from it. */
export function showNote(text: string): void {
  const note = document.createElement("p");
  note.className = "note start-note";
  note.setAttribute("role", "status");
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  close.addEventListener("click", () => {
    note.remove();
    const main = document.querySelector("main");
    main?.setAttribute("tabindex", "-1");
    main?.focus();
  });
  note.append(`${text} `, close);
  document.body.prepend(note);
}
