// Preloaded into a server (`node --import`): its clock is `CLOCK_SHIFT_MS` ahead.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const { now } = Date;
if (shift !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [now() + shift] : given));
    }
    // Next copies the class's own properties.
    static now = () => now() + shift;
    static parse = RealDate.parse;
    static UTC = RealDate.UTC;
  };
  // Next computes the age of a page with this.
  const elapsed = performance.now.bind(performance);
  performance.now = () => elapsed() + shift;
}
