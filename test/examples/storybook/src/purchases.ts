import { SERVICE_URL } from "./transfers.ts";

interface Purchase {
  readonly merchant_name: string;
  readonly issuer_response: string;
}

/** What was bought with a card, and what the issuer said to it. */
export function purchaseList(card: string): HTMLElement {
  const list = document.createElement("ul");
  void fetch(`${SERVICE_URL}/v1/virtualcards/${card}`, { headers: { Authorization: "Bearer test" } })
    .then((response) => response.json())
    .then(({ data }: { data: { authorizations: Purchase[] } }) => {
      list.replaceChildren(
        ...data.authorizations.map(({ merchant_name, issuer_response }) =>
          Object.assign(document.createElement("li"), {
            textContent: `${merchant_name}: ${issuer_response}`,
          }),
        ),
      );
    });
  return list;
}
