/** Defines an element; two copies of the package in one page share the elements of the first. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
