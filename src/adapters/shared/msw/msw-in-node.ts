// What msw is in Node, by `imports` of package.json: Next 16.0 finds no package that such a name leads to, only a file.

export * from "msw";
