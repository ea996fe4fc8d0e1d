import type { Testimonial } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";

// Sample content, as the Studio tells the editors: no client has said this. Replace each with a
// real one, signed by role and city.
const said = [
  `We knew the steps, the papers and the fee before we signed. Nothing on the way surprised us.
    Family of four | Uppsala | Sweden`,
  `They told us which free zone not to choose, and why.
    Software founder | Tallinn | Estonia`,
  `One person answered our messages, from the first call to the Emirates ID.
    Independent consultant | Riga | Latvia`,
  `Mainland or free zone took one call. The answer came with its conditions.
    Owner of a logistics company | Gdańsk | Poland`,
];

export const testimonials = said.map((written, index): Seeded<Testimonial> => {
  const [quote = "", role = "", city = "", country = ""] = written.split(/ \| |\n\s*/);
  return { _id: `testimonial-${index + 1}`, _type: "testimonial", quote, role, city, country };
});
