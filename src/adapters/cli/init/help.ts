export const INIT_HELP = `Sets the bank up in the project of this folder: npx sandbank init [flags]

It looks at the project, shows what it would change, asks, and changes it: the development dependencies, the configuration of
the framework or Storybook, a file with the options of the bank, and one sample test. No file is replaced. What it can't change it
prints to be done by hand. A second run finds everything there.

  --framework <name>    vite, next, react-router, sveltekit, astro, tanstack-start, nuxt, angular or none, where it can't tell
  --project <name>      the app of an Angular workspace that has several
  --runner <name>       vitest, jest, playwright or node, whose sample test is made
  --dry-run             shows the changes and makes none
  --yes                 makes them without asking
  --install             installs the packages afterwards
  -h, --help

The exit code is 0, or 1 when nothing was changed because of an error or of your answer.`;
