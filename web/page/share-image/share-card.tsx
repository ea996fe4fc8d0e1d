import { brandMark } from "#schemas/shared/brand-mark.ts";

type ShareCardProps = {
  heading: string;
  brandName: string;
  /** Illustration as a data address, 600 × 630 pixels; without one the words have all the room. */
  picture?: string | undefined;
};

/** The picture of a shared link: the page's headline beside its illustration, in brand. */
export function ShareCard({ heading, brandName, picture }: ShareCardProps) {
  const column = { flex: 1, padding: "64px 56px 60px 64px", color: "#0e2433" };
  const serif = "Hedvig Letters Serif, Hedvig Letters Serif Extended";
  const type = { lineHeight: 1.08, letterSpacing: "-0.01em", lineClamp: 6 };
  const sans = "Schibsted Grotesk, Schibsted Grotesk Extended";
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#eaf2f2" }}>
      <div tw="flex flex-col justify-between" style={column}>
        <div tw="flex" style={{ ...type, fontFamily: serif, fontSize: headingSize(heading) }}>
          {heading}
        </div>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <Mark />
          <div tw="flex" style={{ fontFamily: sans, fontWeight: 600, fontSize: 34 }}>
            {brandName}
          </div>
        </div>
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: drawn into a picture, not sent to a browser.
        <img src={picture} alt="" width={600} height={630} style={{ objectFit: "cover" }} />
      )}
    </div>
  );
}

/** Pixels at which a headline fills its column and stays within six lines. */
function headingSize(heading: string): number {
  if (heading.length <= 24) return 84;
  if (heading.length <= 48) return 68;
  return heading.length <= 80 ? 56 : 44;
}

function Mark() {
  const { size, radius, background, dune, sky, sun } = brandMark;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="52" height="52" role="presentation">
      <rect width={size} height={size} rx={radius} fill={background} />
      <path {...dune} />
      <path {...sky} />
      <circle {...sun} />
    </svg>
  );
}
