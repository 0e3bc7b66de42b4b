// Statement: X338.

import { expect, test } from "vitest";
import { scriptUrl } from "../../../src/adapters/shared/script-url.ts";

test("the policy trusts the address of a script of the page's origin, as the caller has written it", () => {
  expect(String(scriptUrl("/worker.js?at=1"))).toBe("/worker.js?at=1");
});

test.each(["https://other.example/worker.js", "data:text/javascript,1", "//other.example/worker.js"])(
  "the policy refuses %s, which is of no page of the origin",
  (url) => {
    expect(() => scriptUrl(url)).toThrow(/^The script must be of this page's origin http.*, got .*: /);
  },
);
