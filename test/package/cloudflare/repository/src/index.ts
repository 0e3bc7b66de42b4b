// The suites import the bank by its source in the repository, in place of which is the installed package.
export * from "sandbank";
