/**
 * What the Studio, without any fault of ours, says on the console against a local content lake.
 * Each is one known line; anything else fails the test.
 */
export const studioConsole: RegExp[] = [
  // The Studio asks Sanity's own hosts for newer versions and reports how it is used. The page's
  // content security policy stops both before they leave the browser, and the browser says so.
  /Connecting to 'https:\/\/(sanity-cdn\.com\/v1\/modules\/sanity\/|api\.sanity\.io\/vX\/intake\/)[^']*' violates the following Content Security Policy/,
  /Fetch API cannot load https:\/\/(sanity-cdn\.com\/v1\/modules\/sanity\/|api\.sanity\.io\/vX\/intake\/)\S* Refused to connect because it violates/,
  /Failed to fetch version for package \(using tag=latest\) sanity Error: TypeError: Failed to fetch/,
  // Offers of a hosted project (trials, help texts), which the local lake does not have.
  /status of 404 \(Not Found\) \(http:\/\/localhost:\d+\/v[\d-]+\/(journey\/|help\?)/,
  // The Studio opens its presence socket twice while it starts, and drops the first.
  /WebSocket connection to 'ws:\/\/localhost:\d+\/v[\d-]+\/socket\/\S+' failed: WebSocket is closed before the connection is established/,
  // It also says who is there on a page that is being left.
  /WebSocket is already in CLOSING or CLOSED state/,
  // A deprecation inside the Studio's own HTTP library.
  /The `uri` request option has been renamed to `url`/,
];
