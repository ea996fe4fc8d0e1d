const privateServices = [
  ["Residency Visas", "/services/residency-visas"],
  ["Tax Residency", "/services/tax-residency"],
  ["Real Estate", "/services/real-estate"],
  ["Education", "/services/education"],
  ["Relocation Support", "/services/relocation-support"],
] as const;

const businessServices = [
  ["Business Registration", "/services/business-registration"],
  ["Licensing & Permits", "/services/licensing"],
  ["Staffing Solutions", "/services/staffing-solutions"],
  ["Investment Scouting", "/services/investment-scouting"],
  ["Office Space", "/services/office-space"],
] as const;

const freeZones = [
  ["Abu Dhabi", "/free-zones/abu-dhabi"],
  ["Dubai", "/free-zones/dubai"],
  ["Sharjah", "/free-zones/sharjah"],
  ["Ajman", "/free-zones/ajman"],
  ["Ras Al Khaimah", "/free-zones/ras-al-khaimah"],
  ["Fujairah", "/free-zones/fujairah"],
  ["Umm Al Quwain", "/free-zones/umm-al-quwain"],
  ["Tax Benefits vs Mainland", "/free-zones/tax-benefits"],
] as const;

/** The four dropdowns with their links, written from the specification. */
export const dropdowns = {
  Services: [...privateServices, ...businessServices],
  "UAE Freezones": freeZones,
  "About Us": [
    ["Team", "/about"],
    ["Contacts", "/about"],
    ["Social", "/about"],
    ["Google Maps", "/about"],
  ],
  "UAE Advantages": [
    ["Safety", "/advantages/safety"],
    ["Economics", "/advantages/economics"],
    ["Innovations", "/advantages/innovations"],
    ["Accessibility", "/advantages/accessibility"],
    ["Travel", "/advantages/travel"],
    ["Religion", "/advantages/religion"],
    ["Traditions", "/advantages/traditions"],
    ["Sports", "/advantages/sports"],
    ["Geographical Location", "/advantages/geographical-location"],
    ["Climate", "/advantages/climate"],
    ["Status in the GCC market", "/advantages/gcc-market"],
    ["Progress", "/advantages/progress"],
    ["People of UAE", "/advantages/people-of-uae"],
  ],
} as const;

/** The sections of the mobile menu with their links, written from the specification. */
export const mobileSections = {
  Services: [...privateServices, ...businessServices],
  "UAE Free Zones": [...freeZones, ["All Free Zones", "/free-zones"]],
  About: [["Our Company", "/about"]],
  "UAE Advantages": [
    ["Overview", "/uae-advantages"],
    ["Economics", "/advantages/economics"],
    ["Geographical Location", "/advantages/geographical-location"],
    ["Safety", "/advantages/safety"],
    ["Climate", "/advantages/climate"],
    ["Innovations", "/advantages/innovations"],
  ],
} as const;
