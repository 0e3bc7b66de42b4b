// The transforms in the environments that jest.config.cjs does not have them in.
const project = (testEnvironment, transform, ...names) => ({
  displayName: `${testEnvironment}, ${transform}`,
  preset: "sandbank/jest",
  testEnvironment,
  testMatch: names.map((name) => `<rootDir>/test/checks/${name}.test.ts`),
  transform: { "\\.tsx?$": transform },
});

module.exports = {
  projects: [
    project("node", "babel-jest", "setup-bank", "errors", "mocked-fs"),
    project("jest-fixed-jsdom", "ts-jest", "setup-bank"),
  ],
};
