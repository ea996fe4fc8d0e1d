/** Id of the list that suggests a nationality, with the chosen home country first. */
export const SUGGESTED_COUNTRIES = "suggested-countries";
