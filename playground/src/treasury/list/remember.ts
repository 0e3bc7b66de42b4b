import type { CoreBank } from "sandbank/core";
import type { Answer, Send } from "../../send.ts";

/** The address of a row, and of a page of a list. */
const ROW = /^(\/[^?]+)\/([0-9]+)$/;
const LIST = /^(\/[^?]+)\?page\[limit\]=[0-9]+$/;

/**
 * Makes a sender that answers a GET of a row, or of a page of a list, from memory until the bank says that it has changed.
 * Without it a page that shows 25 rows sends 26 requests for each row that changes.
 *
 * @example const send = remembering(bank, createSend(bank));
 */
export function remembering(bank: CoreBank, send: Send): Send {
  const answers = new Map<string, Promise<Answer>>();
  const paths = new Map(Object.values(bank.resources).map(({ collection, path }) => [collection, path]));
  const forget = (isStale: (path: string, id: string | undefined) => boolean) => {
    for (const url of answers.keys()) {
      const [, path = "", id] = ROW.exec(url) ?? LIST.exec(url) ?? [];
      if (isStale(path, id)) answers.delete(url);
    }
  };
  bank.on("reset", () => answers.clear());
  bank.on("change", ({ collection, id, kind }) => {
    const path = paths.get(collection);
    answers.delete(`${path}/${id}`);
    // Lists hold references alone, so that an update leaves them as they are.
    if (kind !== "update") forget((other, otherId) => other === path && otherId === undefined);
  });
  return (method, url, options) => {
    if (method !== "GET" || options || !(ROW.test(url) || LIST.test(url))) return send(method, url, options);
    const known = answers.get(url);
    if (known !== undefined) return known;
    const answer = send(method, url);
    answers.set(url, answer);
    void answer.then(({ ok }) => {
      if (!ok && answers.get(url) === answer) answers.delete(url);
    });
    return answer;
  };
}
