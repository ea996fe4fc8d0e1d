import type { Testimonial } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";

// Sample content, as the Studio tells the editors: no client has said this. Replace each with a
// real one, signed by role and city.
const quotes: Pick<Testimonial, "quote" | "role" | "city" | "country">[] = [
  {
    quote:
      "We knew the steps, the papers and the fee before we signed. Nothing on the way surprised us.",
    role: "Family of four",
    city: "Uppsala",
    country: "Sweden",
  },
  {
    quote: "They told us which free zone not to choose, and why.",
    role: "Software founder",
    city: "Tallinn",
    country: "Estonia",
  },
  {
    quote: "One person answered our messages, from the first call to the Emirates ID.",
    role: "Independent consultant",
    city: "Riga",
    country: "Latvia",
  },
  {
    quote: "Mainland or free zone took one call. The answer came with its conditions.",
    role: "Owner of a logistics company",
    city: "Gdańsk",
    country: "Poland",
  },
];

export const testimonials = quotes.map(
  (quote, index): Seeded<Testimonial> => ({
    _id: `testimonial-${index + 1}`,
    _type: "testimonial",
    ...quote,
  }),
);
