/** What a report looks like, in light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#767676, #8a8a8a); --bad: light-dark(#a40000, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
header, main { padding: 1rem 1.5rem; }
h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; position: sticky; top: 0; }
label { max-width: 100%; }
input, select, button { font: inherit; color: inherit; }
input, select { border: 1px solid var(--line); border-radius: 4px; background: Canvas; padding: .25rem .5rem; max-width: 100%; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
main li { content-visibility: auto; contain-intrinsic-size: auto 14rem; }
main li button { width: 100%; height: 100%; text-align: start; background: Canvas; border: 1px solid var(--line); border-radius: 6px; padding: 0 0 .5rem; cursor: pointer; display: flex; flex-direction: column; overflow: clip; }
main li[data-kinds]:not([data-kinds=""]) button { border: 2px solid var(--bad); }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
img { width: 100%; height: auto; display: block; border-bottom: 1px solid var(--line); }
main button > span { padding: .15rem .75rem 0; overflow-wrap: anywhere; }
.title { font-weight: 600; }
.kind { color: var(--bad); font-weight: 600; }
dialog { width: min(70rem, 95vw); max-height: 95vh; border: 1px solid var(--line); border-radius: 8px; padding: 1.25rem; }
dialog::backdrop { background: rgb(0 0 0 / .6); }
dialog nav { display: flex; gap: .5rem; flex-wrap: wrap; }
dialog button, dialog nav a { border: 1px solid var(--line); border-radius: 4px; padding: .25rem .75rem; background: Canvas; }
dialog ol { padding-inline-start: 1.5rem; }
dialog ol.pictures { list-style: none; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
dialog li { margin-block: .75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 4px; padding: .5rem; margin: .5rem 0; }
code { overflow-wrap: anywhere; }
[hidden] { display: none !important; }
`;
