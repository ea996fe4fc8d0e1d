/**
 * What Next keeps of its renderings in the server of the site: nothing, so that whatever is asked of it
 * comes anew. The finished pages are cached by `pages.ts`, which knows which of them are stale.
 * See https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath.
 */
export default class NoCache {
  get = async () => null;
  set = async () => {};
  revalidateTag = async () => {};
  resetRequestCache = () => {};
}
