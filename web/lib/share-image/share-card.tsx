/** The picture of a shared link: the page's headline beside its illustration, in brand. */
export function ShareCard({
  heading,
  brandName,
  picture,
}: {
  heading: string;
  brandName: string;
  /** Illustration as a data address, 600 × 630 pixels; without one the words have all the room. */
  picture?: string | undefined;
}) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", background: "#eaf2f2" }}>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: "64px 56px 60px 64px",
          color: "#0e2433",
        }}
      >
        <div
          style={{
            display: "flex",
            fontFamily: "Hedvig Letters Serif, Hedvig Letters Serif Extended",
            fontSize: headingSize(heading),
            lineHeight: 1.08,
            letterSpacing: "-0.01em",
            lineClamp: 6,
          }}
        >
          {heading}
        </div>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <Mark />
          <div
            style={{
              display: "flex",
              fontFamily: "Schibsted Grotesk, Schibsted Grotesk Extended",
              fontWeight: 600,
              fontSize: 34,
            }}
          >
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
  return (
    <svg viewBox="0 0 28 28" width="52" height="52" role="presentation">
      <rect width="28" height="28" rx="5" fill="#0e2433" />
      <path d="M4.6 28V8.4C8.8 10.8 10.9 14.4 13 18.2C15 21.9 17.3 25.4 20.6 28Z" fill="#D5582F" />
      <path d="M23.4 0V19.6C19.2 17.2 17.1 13.6 15 9.8C13 6.1 10.7 2.6 7.4 0Z" fill="#B9D5D8" />
      <circle cx="18.6" cy="6.4" r="2.2" fill="#F2A851" />
    </svg>
  );
}
