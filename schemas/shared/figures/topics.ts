export const figureTopics = [
  { title: "Tax", value: "tax" },
  { title: "Residency", value: "residency" },
  { title: "Free zones", value: "freeZones" },
  { title: "Property", value: "property" },
  { title: "Living", value: "living" },
  { title: "Country and economy", value: "country" },
  { title: "Fees of authorities", value: "fees" },
  { title: "Exchange rates", value: "exchangeRates" },
] as const;
