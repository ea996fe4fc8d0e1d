import { brandMark } from "../../schemas/shared/brand-mark.ts";

/** The company's mark, shown in the Studio's navigation bar. */
export function Mark() {
  const { size, radius, background, dune, sky, sun } = brandMark;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size} ${size}`}
      width="1em"
      height="1em"
      aria-hidden="true"
    >
      <clipPath id="nordune-mark">
        <rect width={size} height={size} rx={radius} />
      </clipPath>
      <g clipPath="url(#nordune-mark)">
        <rect width={size} height={size} fill={background} />
        <path {...dune} />
        <path {...sky} />
        <circle {...sun} />
      </g>
    </svg>
  );
}
