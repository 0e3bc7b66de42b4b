module.exports = {
  preset: "sandbank/jest",
  testMatch: ["<rootDir>/test/failing/*.case.js"],
  transform: {},
};
