vcl 4.1;

# Varnish 6.1 or later in front of the site, as a CDN would be: keeps stored pages as long as their
# Cache-Control says, until a publish. Its built-in rules do the rest: requests with a cookie, and answers
# that are private, are passed on. Change address and token.

# The site, or nginx in front of it.
backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  # CDN_PURGE_URL=http://<this host>/.purge, CDN_PURGE_TOKEN=<the token>
  if (req.url == "/.purge") {
    if (req.method != "POST" || req.http.authorization != "Bearer change-this-token") {
      return (synth(403));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, "\s+", "|") + ")(\s|$)");
    return (synth(200));
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
}
