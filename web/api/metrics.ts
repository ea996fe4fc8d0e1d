import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  register,
} from "prom-client";

// Pages, API routes, the instrumentation and the server are separate bundles of one process. The
// first bundle registers a metric, and the others find it.

function counter<Label extends string>(configuration: CounterConfiguration<Label>): Counter<Label> {
  const known = register.getSingleMetric(configuration.name);
  return known instanceof Counter ? known : new Counter(configuration);
}

function gauge<Label extends string>(configuration: GaugeConfiguration<Label>): Gauge<Label> {
  const known = register.getSingleMetric(configuration.name);
  return known instanceof Gauge ? known : new Gauge(configuration);
}

function histogram<Label extends string>(
  configuration: HistogramConfiguration<Label>,
): Histogram<Label> {
  const known = register.getSingleMetric(configuration.name);
  return known instanceof Histogram ? known : new Histogram(configuration);
}

/** All metrics of the site. */
export const metrics = {
  requests: counter({
    name: "site_requests_total",
    help: "Responses by status",
    labelNames: ["status"],
  }),
  cache: counter({
    name: "site_cache_total",
    help: "Requests served from the cache before Next (hit) or by Next (miss)",
    labelNames: ["cache"],
  }),
  reports: counter({
    name: "site_browser_reports_total",
    help: "Reports of browsers: policy violations, errors, what is foreign to the site, and reports over the limit",
    labelNames: ["kind"],
  }),
  questions: gauge({ name: "site_questions_waiting", help: "Requests to tools that wait" }),
  publish: histogram({
    name: "site_publish_seconds",
    help: "From the refresh after a publish to the first revalidated page",
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60],
  }),
  contentAge: gauge({
    name: "site_content_age_seconds",
    help: "Since all content was last known to be up to date",
  }),
};

/** All metrics in the format of Prometheus. @param contentAge in seconds */
export async function metricsText(contentAge: number): Promise<{ type: string; text: string }> {
  // The metrics of the Node process are added to those of the site.
  if (register.getSingleMetric("process_cpu_seconds_total") === undefined) collectDefaultMetrics();
  metrics.contentAge.set(contentAge);
  return { type: register.contentType, text: await register.metrics() };
}
