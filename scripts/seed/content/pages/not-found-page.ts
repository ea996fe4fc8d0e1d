import type { NotFoundPage } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { image } from "../build/parts.ts";

export const notFoundPage = {
  _id: "notFoundPage",
  _type: "notFoundPage",
  heading: "Page Not Found",
  text: "The page you're looking for doesn't exist or has been moved.",
  homeLabel: "Return to Home",
  contactLabel: "Contact us for help",
  image: image("not-found"),
} satisfies Seeded<NotFoundPage>;
