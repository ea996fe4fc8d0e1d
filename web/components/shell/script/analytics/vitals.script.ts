import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

// How quickly pages come and react for real visitors: https://web.dev/articles/vitals. The shell loads
// this for those who have agreed, and its `gtag` passes on nothing once they no longer do.
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);

/** Without the id that the library makes up for a visit: each value stands for itself. */
function report({ name, delta, value, rating }: Metric): void {
  window.gtag?.("event", name, { value: delta, metric_value: value, metric_rating: rating });
}
