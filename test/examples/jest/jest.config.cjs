/** Both projects have the preset; a project of your own needs one of them. */
module.exports = {
  projects: [
    {
      displayName: "node, ts-jest",
      preset: "sandbank/jest",
      testEnvironment: "node",
      testMatch: ["<rootDir>/test/*.test.ts"],
      transform: { "\\.tsx?$": "ts-jest" },
    },
    {
      displayName: "jsdom, babel",
      preset: "sandbank/jest",
      testEnvironment: "jest-fixed-jsdom",
      testMatch: ["<rootDir>/test/*.test.tsx"],
      transform: { "\\.tsx?$": "babel-jest" },
    },
  ],
};
