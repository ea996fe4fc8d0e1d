import type { AdvantagesPage } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { closing, image, prose } from "../build/parts.ts";
import { startLabel } from "./advantage.ts";
import * as culture from "./culture.ts";
import * as general from "./general.ts";

/** The thirteen advantage pages; each bears its place in the order of the overview. */
export const advantages = [...Object.values(general), ...Object.values(culture)];

export const advantagesPage = {
  _id: "advantagesPage",
  _type: "advantagesPage",
  hero: {
    heading: "Why people stay in the UAE",
    lead: prose`Tax brings people to the Emirates. What keeps them is the rest: quiet streets, sun, schools, neighbours from everywhere, and home a flight away. Each page also says what it takes and where the limit is.`,
    actionLabel: startLabel,
    image: image("promenade"),
  },
  readMoreLabel: "Read more",
  closing: closing("hero")`See how it would work for you
    Which of these reasons hold for you takes one call to say.
    ${startLabel}`,
} satisfies Seeded<AdvantagesPage>;
