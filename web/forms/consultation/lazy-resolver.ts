import type { Resolver } from "react-hook-form";
import type { ConsultationValues, FieldMessages } from "./values.ts";

export const loadValidation = () =>
  Promise.all([import("@hookform/resolvers/zod"), import("./schema.ts")]);

/** Validates with the schema, which loads when the visitor first turns to the form. */
export function lazyResolver(messages: FieldMessages): Resolver<ConsultationValues> {
  return async (values, context, options) => {
    const [{ zodResolver }, { consultationSchema }] = await loadValidation();
    return zodResolver(consultationSchema(messages))(values, context, options);
  };
}
