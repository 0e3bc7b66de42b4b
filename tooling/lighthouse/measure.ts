// Measures a page once and prints what Lighthouse found as JSON: `node measure.ts <url> mobile|desktop <Chromium> <arguments …>`.

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";

const [url, form, chromePath = "", ...chromeFlags] = process.argv.slice(2);
const chrome = await launch({ chromePath, chromeFlags: ["--headless=new", "--no-sandbox", ...chromeFlags] });
try {
  const flags: Flags = {
    port: chrome.port,
    logLevel: "error",
    output: "json",
    onlyCategories: ["performance", "accessibility", "best-practices"],
  };
  const result = await lighthouse(url, flags, form === "desktop" ? desktopConfig : undefined);
  if (!result) throw new Error("Lighthouse answered nothing.");
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.displayValue ?? "";
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === "performance"
      ? []
      : auditRefs.flatMap(({ id: audit, weight }) =>
          weight > 0 && audits[audit]?.score !== null && (audits[audit]?.score ?? 1) < 1 ? [audit] : [],
        ),
  );
  console.log(
    JSON.stringify({
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      figures: {
        "first paint": value("first-contentful-paint"),
        "largest paint": value("largest-contentful-paint"),
        "blocked for": value("total-blocking-time"),
        "layout shift": value("cumulative-layout-shift"),
        "speed index": value("speed-index"),
      },
      failed,
    }),
  );
} finally {
  chrome.kill();
}
