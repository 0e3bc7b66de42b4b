// Each server of the checks has a folder of its own for what it builds.
export default { distDir: process.env.DIST ?? ".next" };
