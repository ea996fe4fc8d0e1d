import type { ConsultationValues } from "#web/forms/consultation/form-model.ts";

/** A request that keeps every rule. */
export const sampleValues: ConsultationValues = {
  fullName: "Sample Person",
  email: "person@example.com",
  phone: "+371 0000 0000",
  profession: "Designer",
  nationality: "Latvian",
  contactMethod: "video-call",
  message: "We move in autumn, three of us.",
  consent: true,
};
