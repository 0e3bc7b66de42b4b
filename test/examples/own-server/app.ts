import { createElement as h, useEffect, useState } from "react";
import { createCounterparty, listCounterparties } from "./payments.ts";

/** The whole document: rendered on the server with what that was answered, then alive in the page. */
export function App({ count }: { readonly count: number }) {
  const [inPage, setInPage] = useState<number>();
  useEffect(() => {
    void listCounterparties().then(({ length }) => setInPage(length));
  }, []);
  const add = async () => {
    await createCounterparty("Added by the page");
    setInPage((await listCounterparties()).length);
  };
  return h(
    "html",
    { lang: "en" },
    h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, "Counterparties")),
    h(
      "body",
      { "data-count": count },
      h("h1", null, "Counterparties"),
      h("p", null, `${count} on the server`),
      h("p", null, `${inPage ?? "?"} in the page`),
      h("button", { type: "button", onClick: add }, "Add in the page"),
    ),
  );
}
