/** Every property that schema.org gives an address or a thing, never words. */
const schemaOrgProperties = `
  acquireLicensePage actionableFeedbackPolicy afterMedia archivedAt associatedDisease beforeMedia
  benefitsSummaryUrl codeRepository colleague colorSwatch constraintProperty contentUrl
  correctionsPolicy discussionUrl diseasePreventionInfo diseaseSpreadStatistics diversityPolicy
  diversityStaffingReport documentation downloadUrl duringMedia embedUrl ethicsPolicy gameLocation
  gettingTestedInfo hasGS1DigitalLink hasMap hasMolecularFunction healthPlanMarketingUrl image
  inCodeSet inDefinedTermSet installUrl isBasedOn isBasedOnUrl isInvolvedInBiologicalProcess
  isLocatedInSubcellularLocation isPartOf labelDetails layoutImage license logo mainEntityOfPage
  map maps masthead merchantReturnLink missionCoveragePrioritiesPolicy newsUpdatesAndGuidelines
  noBylinesPolicy originalMediaLink paymentUrl prescribingInfo publicTransportClosuresInfo
  publishingPrinciples quarantineGuidelines relatedLink replyToUrl sameAs schoolClosuresInfo
  screenshot sdLicense season serviceUrl significantLink significantLinks speakable target
  targetUrl thumbnailUrl tourBookingPage trackingUrl travelBans unnamedSourcesPolicy url usageInfo
  verificationFactCheckingPolicy webFeed`;

/** What may hold an address although schema.org says "thing" or "text": a step, a template. */
const others = ["@id", "item", "urlTemplate"];

/** The properties of structured data whose value somebody may follow. */
export const addressProperties: ReadonlySet<string> = new Set([
  ...schemaOrgProperties.trim().split(/\s+/),
  ...others,
]);
