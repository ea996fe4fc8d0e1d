import { mix, P } from "./colour.mjs";
import { f1 } from "./numbers.mjs";

/** A small person seen from behind, h pixels tall; `type` is suit, coat, dress, kandura or abaya. */
export function person(
  a,
  {
    x,
    y,
    h,
    type = "suit",
    top = P.fjord,
    bottom = P.night,
    skin = "#B98160",
    hair = P.date,
    face = 1,
    stride = 0,
  },
) {
  const u = h / 100,
    p = (X, Y) => `${f1(x + face * X * u)} ${f1(y - Y * u)}`;
  if (type === "kandura" || type === "abaya") {
    const c = type === "kandura" ? P.snow : P.night,
      sh = type === "kandura" ? P.mist : mix(P.night, P.fjord, 0.5);
    a.path(
      `M${p(-10, 82)}C${p(-15, 78)} ${p(-15, 50)} ${p(-17, 1)}Q${p(0, -2)} ${p(17, 1)}C${p(15, 50)} ${p(15, 78)} ${p(10, 82)}Z`,
      a.hz(a.L < 0 ? [c, c, sh] : [sh, c, c]),
    );
    a.line(`M${p(5, 62)}L${p(7, 3)}M${p(-5, 50)}L${p(-7, 3)}`, sh, u * 1.1, 'opacity=".7"');
    a.path(
      `M${p(-11.5, 74)}C${p(-9.5, 90)} ${p(-8, 99)} ${p(0, 99.5)}C${p(8, 99)} ${p(9.5, 90)} ${p(11.5, 74)}C${p(6, 70)} ${p(-6, 70)} ${p(-11.5, 74)}Z`,
      a.hz(a.L < 0 ? [c, sh] : [sh, c]),
    );
    if (type === "kandura") a.line(`M${p(-7.6, 94)}Q${p(0, 91.5)} ${p(7.6, 94)}`, P.night, u * 2);
    return;
  }
  const st = stride;
  a.path(
    `M${p(-9, 48)}L${p(-8.5 - st, 1)}L${p(-3 - st, 1)}L${p(0.5, 44)}L${p(3 + st, 1)}L${p(8.5 + st, 1)}L${p(9, 48)}Z`,
    bottom,
  );
  a.path(
    `M${p(-9.4 - st, 3)}h${f1(face * 7.6 * u)}v${f1(3 * u)}h${f1(-face * 7.6 * u)}zM${p(2 + st, 3)}h${f1(face * 7.6 * u)}v${f1(3 * u)}h${f1(-face * 7.6 * u)}z`,
    P.night,
  );
  const hem = type === "dress" ? 22 : type === "coat" ? 34 : 46,
    wd = type === "dress" ? 14 : 11;
  a.line(
    `M${p(-11.5, 76)}Q${p(-15.5, 62)} ${p(-13.5, 46)}M${p(11.5, 76)}Q${p(15.5, 62)} ${p(13.5, 46)}`,
    mix(top, P.night, 0.15),
    5 * u,
    'stroke-linecap="round"',
  );
  a.circle(x - face * 13.5 * u, y - 44 * u, 2.4 * u, skin);
  a.circle(x + face * 13.5 * u, y - 44 * u, 2.4 * u, skin);
  a.path(
    `M${p(-4, 84)}C${p(-11, 83)} ${p(-13.5, 80)} ${p(-13, 74)}C${p(-12, 62)} ${p(-10, 60)} ${p(-wd, hem)}Q${p(0, hem - 2)} ${p(wd, hem)}C${p(10, 60)} ${p(12, 62)} ${p(13, 74)}C${p(13.5, 80)} ${p(11, 83)} ${p(4, 84)}Z`,
    a.hz(a.L < 0 ? [mix(top, P.snow, 0.14), top] : [top, mix(top, P.snow, 0.14)]),
  );
  a.rect(x - 2.6 * u, y - 88 * u, 5.2 * u, 6 * u, skin);
  a.ell(x, y - 92.5 * u, 5.6 * u, 6.9 * u, skin);
  a.path(
    type === "dress"
      ? `M${p(-6.2, 84)}C${p(-7.4, 96)} ${p(-5, 100.5)} ${p(0, 100.5)}C${p(5, 100.5)} ${p(7.4, 96)} ${p(6.2, 84)}Q${p(0, 81)} ${p(-6.2, 84)}Z`
      : `M${p(-6, 89)}C${p(-6.8, 98)} ${p(-4, 100.2)} ${p(0, 100.2)}C${p(4, 100.2)} ${p(6.8, 98)} ${p(6, 89)}Q${p(0, 86.5)} ${p(-6, 89)}Z`,
    hair,
  );
}

/** A suitcase on wheels. */
export function suitcase(a, x, y, s, color = P.iron) {
  a.line(
    `M${f1(x - s * 0.1)} ${f1(y - s)}v${f1(-s * 0.42)}h${f1(s * 0.2)}v${f1(s * 0.42)}`,
    P.night,
    s * 0.045,
  );
  a.rect(x - s * 0.32, y - s, s * 0.64, s * 0.93, color, `rx="${f1(s * 0.08)}"`);
  a.line(
    `M${f1(x - s * 0.14)} ${f1(y - s * 0.92)}v${f1(s * 0.78)}M${f1(x + s * 0.14)} ${f1(y - s * 0.92)}v${f1(s * 0.78)}`,
    mix(color, P.night, 0.4),
    s * 0.03,
  );
  a.circle(x - s * 0.2, y - s * 0.04, s * 0.06, P.night);
  a.circle(x + s * 0.2, y - s * 0.04, s * 0.06, P.night);
}
