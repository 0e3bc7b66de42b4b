import type { SiteData } from "vitepress";

/** The written pages come before the hundreds that typedoc has made of the types, and a task before the setups that end with it. */
function boostDocument(id: string): number {
  if (id.includes("/how-to/")) return 4;
  if (id.includes("/start/")) return 2;
  return id.includes("/reference/api/") ? 0.3 : 1;
}

/**
 * Gives the search of the site its order. In the configuration VitePress would write the function as text, which the page would
 * have to compile, and a Content-Security-Policy may forbid that.
 */
export function withSearchOrder(site: SiteData): SiteData {
  const { search } = site.themeConfig;
  const { miniSearch } = search.options;
  const searchOptions = { ...miniSearch.searchOptions, boostDocument };
  const options = { ...search.options, miniSearch: { ...miniSearch, searchOptions } };
  return { ...site, themeConfig: { ...site.themeConfig, search: { ...search, options } } };
}
