import { stated, stating } from "./figure-content.ts";

const europeanCentralBank =
  "European Central Bank, euro foreign exchange reference rates | https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/**
 * The last day of which the file of the European Central Bank was to be had when this was written;
 * an editor brings them up to date.
 */
const rate = stating({ checkedOn: "2026-05-08", reviewBy: "2027-05-08" });

export const exchangeRateFigures = {
  "dirhams-per-dollar": stated`Dirhams for one US dollar | 3.6725 | AED
    The dirham is pegged to the dollar; banks add a margin.
    Central Bank of the UAE, exchange rates | https://www.centralbank.ae/en/forex-eibor/exchange-rates/`,
  "dollars-per-euro": rate`US dollars for one euro | 1.1761 | USD
    ${europeanCentralBank}`,
  "danish-kroner-per-euro": rate`Danish kroner for one euro | 7.4726 | DKK
    ${europeanCentralBank}`,
  "norwegian-kroner-per-euro": rate`Norwegian kroner for one euro | 10.8215 | NOK
    ${europeanCentralBank}`,
  "zlotys-per-euro": rate`Polish złotys for one euro | 4.2318 | PLN
    ${europeanCentralBank}`,
  "swedish-kronor-per-euro": rate`Swedish kronor for one euro | 10.8420 | SEK
    ${europeanCentralBank}`,
};

const branchOfForeignCompany =
  "UAE Ministry of Economy, Initial approval for foreign entity branch | https://www.moec.gov.ae/en/w/initial-approval-for-foreign-company-branch";

const fee = stating({ checkedOn: "2026-11-23", reviewBy: "2027-11-23" });

/** Fees that authorities publish themselves. */
export const feeFigures = {
  "attestation-fee": fee`Fee of the UAE's Ministry of Foreign Affairs for attesting a personal certificate | 150 | AED
    For each document. Papers of a company cost more; courier and translation are extra. | for each document
    UAE Ministry of Foreign Affairs, frequently asked questions on attestation | https://www.mofa.gov.ae/FAQs`,
  "retirement-visa-fee": stating({
    checkedOn: "2026-11-23",
    reviewBy: "2027-05-23",
  })`Fee of a retirement visa in Dubai | 2,214.25 | AED
    For each applicant and dependent, after approval. A handling fee of the portal and health insurance come on top. | insurance not included
    Dubai Department of Economy and Tourism, Retire in Dubai, FAQs | https://www.visitdubai.com/en/sc7/retire-in-dubai/faqs`,
  "branch-approval-fee": fee`Fee for the federal approval of a foreign company's branch | 3,500 | AED
    On the mainland; the licence of the emirate comes on top. | licence not included
    ${branchOfForeignCompany}`,
  "branch-approval-term": fee`Time for which the federal approval of a foreign company's branch holds | 4 | months
    ${branchOfForeignCompany}`,
  "branch-renewal-fee": fee`Fee for renewing the federal registration of a foreign company's branch | 1,000 | AED
    UAE Ministry of Economy, Renewal of foreign company branch registration | https://www.moec.gov.ae/en/renewal-of-foreign-company-branch-registration`,
  "tax-certificate-fee": fee`Fee of a tax residency certificate for a person without a tax registration | 1,000 | AED
    Besides a fee for handing in; half of it with a tax registration. | without a tax registration
    Federal Tax Authority, list of fees; Cabinet Decisions No. 65 of 2020 and No. 7 of 2023 | https://uaelegislation.gov.ae/en/legislations/2278`,
};

export const propertyFigures = {
  "dubai-property-transfer-fee": stating({
    reviewBy: "2027-11-21",
  })`Fee for registering a property sale in Dubai | 4 | %
    Of the price, paid to the Dubai Land Department; administration fees come on top. | of the price, plus fees
    Dubai Executive Council, Resolution No. 30 of 2013 on the fees of the Land Department | https://dlp.dubai.gov.ae/Legislation%20Reference/2013/ECR%2030%20of%202013.html`,
};
