vcl 4.1;

# A shared cache of Varnish (7.1) before the site. The headers of the site say what may be kept, and
# for how long; these lines change what Varnish does by itself otherwise.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  # While the site is away, pages are served as they were.
  .probe = { .url = "/api/health"; .interval = 2s; .timeout = 1s; .window = 2; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  # Varnish serves a page for ten more seconds than its headers allow, and renews it behind the
  # visitor's back. It may do so only while the site cannot be asked.
  set req.grace = 1d;
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  # Varnish keeps nothing of a request with a cookie. Only those of an editor's preview matter.
  if (req.http.Cookie ~ "(^|;\s*)(__prerender_bypass|sanity-preview-perspective)=") {
    return (pass);
  }
  unset req.http.Cookie;
  # A page is HTML or Markdown, as the request prefers. Who does not name Markdown gets HTML, so one
  # copy of it is enough. Pictures have addresses of their own and vary by their format.
  if (req.url !~ "^/pictures/" && req.http.Accept !~ "text/markdown") {
    set req.http.Accept = "*/*";
  }
}

sub vcl_deliver {
  # The site may be away before the probe notices. Then the page is served as it was.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_backend_response {
  # A failed renewal must not take the place of a page.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.grace = 1d;
  # A page that is not fresh any more is asked for by its ETag.
  set beresp.keep = 1d;
}
