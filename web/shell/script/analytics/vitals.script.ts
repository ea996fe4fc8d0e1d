import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

// Measures how fast pages load and respond for real visitors: https://web.dev/articles/vitals. The
// shell loads this script after consent. `gtag` drops its events once consent is withdrawn.
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);

/** The library's id of the visit is left out, so each value is reported on its own. */
function report({ name, delta, value, rating }: Metric): void {
  window.gtag?.("event", name, { value: delta, metric_value: value, metric_rating: rating });
}
