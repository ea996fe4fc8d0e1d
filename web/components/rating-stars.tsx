import { starDrawing } from "#web/components/icons/drawings.ts";

const OUT_OF = 5;
const STAR_WIDTH = 20;

/** Stars filled as far as the rating goes. Decoration: the number beside them says the same. */
export function RatingStars({ value }: { value: number }) {
  const stars = Array.from({ length: OUT_OF }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stars have nothing but their place
    <path key={index} d={starDrawing} transform={`translate(${index * STAR_WIDTH} 0)`} />
  ));
  return (
    <svg
      viewBox={`0 0 ${OUT_OF * STAR_WIDTH} ${STAR_WIDTH}`}
      aria-hidden="true"
      className="h-4.5 w-22.5 flex-none"
    >
      <clipPath id="rating-share">
        <rect width={value * STAR_WIDTH} height={STAR_WIDTH} />
      </clipPath>
      <g className="fill-line">{stars}</g>
      <g className="fill-iron" clipPath="url(#rating-share)">
        {stars}
      </g>
    </svg>
  );
}
