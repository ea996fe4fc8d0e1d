// Generated from scripts/seed/content/tools/ by: npm run typegen
// Do not edit: the next run overwrites it.

/** Parts of each tool's document: what questions take and figures hold, what texts show, and times. */
export const toolParts = {
  "tax-estimate": {
    "questions": {
      "revenue": "entry",
      "profit": "entry",
      "currency": "choice",
      "activity": "choice",
      "periodEnd": "entry",
      "earlierRevenue": "entry",
      "group": "choice",
      "share": "entry"
    },
    "figures": {
      "bandRate": "number",
      "band": "number",
      "rate": "number",
      "zoneRate": "number",
      "shareLimit": "number",
      "amountLimit": "number",
      "reliefRevenue": "number",
      "reliefLastDay": "day",
      "topUpRate": "number",
      "topUpRevenue": "number",
      "firstYear": "number"
    },
    "texts": {
      "submit": [],
      "examples": [],
      "mainland": [],
      "freeZone": [],
      "tax": [],
      "withinBand": [
        "bandRate",
        "band"
      ],
      "aboveBand": [
        "rate"
      ],
      "relief": [
        "reliefRevenue",
        "reliefLastDay"
      ],
      "noRelief": [
        "reliefRevenue",
        "reliefLastDay"
      ],
      "topUp": [
        "topUpRate",
        "topUpRevenue"
      ],
      "groupRelief": [
        "topUpRevenue"
      ],
      "reliefOver": [
        "reliefLastDay"
      ],
      "listed": [],
      "notListed": [],
      "list": [
        "zoneRate"
      ],
      "keptStatus": [
        "zoneRate",
        "shareLimit",
        "amountLimit"
      ],
      "lostStatus": [
        "shareLimit",
        "amountLimit"
      ],
      "leavesOut": [],
      "aboveRevenue": [],
      "notShare": [],
      "beforeTax": [
        "firstYear"
      ]
    },
    "times": []
  },
  "visa-route": {
    "questions": {
      "livelihood": "choice",
      "companions": "choice",
      "age": "entry",
      "currency": "choice",
      "income": "entry",
      "savings": "entry",
      "property": "entry",
      "monthsAway": "entry"
    },
    "figures": {
      "goldenProperty": "number",
      "retirementAge": "number",
      "ownerProperty": "number",
      "retirementIncome": "number",
      "retirementIncomeDubai": "number",
      "retirementSavings": "number",
      "retirementProperty": "number",
      "familyIncome": "number",
      "familyIncomeHoused": "number",
      "greenSalary": "number",
      "freelanceIncome": "number",
      "remoteIncome": "number",
      "dollar": "number",
      "remoteTerm": "number",
      "absenceLimit": "number",
      "workTerm": "number",
      "investorTerm": "number",
      "goldenTerm": "number",
      "freelancerTerm": "number",
      "retirementTerm": "number"
    },
    "texts": {
      "submit": [],
      "examples": [],
      "open": [],
      "noneOpen": [],
      "closed": [],
      "notNeeded": [],
      "labelTerm": [],
      "labelSponsor": [],
      "labelEnds": [],
      "labelPapers": [],
      "work": [],
      "workOpen": [],
      "workClosed": [],
      "workTerm": [
        "workTerm"
      ],
      "workSponsor": [],
      "workEnds": [],
      "workPapers": [],
      "green": [],
      "greenOpen": [
        "greenSalary"
      ],
      "greenClosed": [
        "greenSalary"
      ],
      "greenTerm": [
        "freelancerTerm"
      ],
      "greenSponsor": [],
      "greenEnds": [],
      "greenPapers": [],
      "investor": [],
      "investorOpen": [],
      "investorClosed": [],
      "investorTerm": [
        "investorTerm"
      ],
      "investorSponsor": [],
      "investorEnds": [],
      "investorPapers": [],
      "golden": [],
      "goldenOpen": [
        "goldenProperty"
      ],
      "goldenOwner": [
        "goldenProperty",
        "ownerProperty"
      ],
      "goldenClosed": [
        "goldenProperty",
        "ownerProperty"
      ],
      "goldenTerm": [
        "goldenTerm"
      ],
      "goldenSponsor": [],
      "goldenEnds": [],
      "goldenPapers": [],
      "family": [],
      "familyByRelative": [
        "familyIncome",
        "familyIncomeHoused"
      ],
      "familyOfYours": [
        "familyIncome",
        "familyIncomeHoused"
      ],
      "familyIncome": [
        "familyIncome",
        "familyIncomeHoused"
      ],
      "parentsOfYours": [],
      "familyWaits": [],
      "familyAlone": [],
      "familyTerm": [],
      "familySponsor": [],
      "familyEnds": [],
      "familyPapers": [],
      "freelancer": [],
      "freelancerOpen": [
        "freelanceIncome"
      ],
      "freelancerIncome": [
        "freelanceIncome"
      ],
      "freelancerClosed": [],
      "freelancerTerm": [
        "freelancerTerm"
      ],
      "freelancerSponsor": [],
      "freelancerEnds": [],
      "freelancerPapers": [],
      "remote": [],
      "remoteOpen": [
        "remoteIncome",
        "dollar"
      ],
      "remoteIncome": [
        "remoteIncome",
        "dollar"
      ],
      "remoteClosed": [],
      "remoteTerm": [
        "remoteTerm"
      ],
      "remoteSponsor": [],
      "remoteEnds": [],
      "remotePapers": [],
      "retirement": [],
      "retirementOpen": [
        "retirementAge",
        "retirementIncome",
        "retirementIncomeDubai",
        "retirementSavings",
        "retirementProperty"
      ],
      "retirementMeans": [
        "retirementAge",
        "retirementIncome",
        "retirementIncomeDubai",
        "retirementSavings",
        "retirementProperty"
      ],
      "retirementWorks": [
        "retirementAge"
      ],
      "retirementClosed": [
        "retirementAge"
      ],
      "retirementTerm": [
        "retirementTerm"
      ],
      "retirementSponsor": [],
      "retirementEnds": [],
      "retirementPapers": [],
      "absenceSafe": [
        "absenceLimit"
      ],
      "absenceRisk": [
        "absenceLimit"
      ],
      "absenceExempt": [
        "absenceLimit"
      ],
      "exceptions": [],
      "leavesOut": [],
      "notAge": [],
      "notMonths": []
    },
    "times": []
  },
  "move-plan": {
    "questions": {
      "month": "entry",
      "adults": "entry",
      "children": "entry",
      "company": "choice",
      "pets": "choice",
      "car": "choice",
      "country": "entry"
    },
    "figures": {
      "residencyDays": "number",
      "residencyDaysWithTies": "number"
    },
    "texts": {
      "submit": [],
      "examples": [],
      "landing": [],
      "weekOf": [],
      "tooSoon": [],
      "planFor": [],
      "leavesOut": [],
      "papers": [],
      "elsewhere": [],
      "calendar": [],
      "consultation": [],
      "scope": [],
      "schools": [],
      "petsHome": [],
      "removal": [],
      "carHome": [],
      "leaving": [],
      "freeZone": [],
      "mainland": [],
      "permit": [],
      "flat": [],
      "arrival": [],
      "medical": [],
      "insurance": [],
      "emiratesId": [],
      "bank": [],
      "family": [],
      "lease": [],
      "driving": [],
      "presenceWithTies": [
        "residencyDaysWithTies"
      ],
      "presence": [
        "residencyDays"
      ],
      "notMonth": [],
      "pastMonth": [],
      "farMonth": [],
      "notAdults": [],
      "notChildren": []
    },
    "times": [
      "consultation",
      "scope",
      "schools",
      "petsHome",
      "removal",
      "carHome",
      "leaving",
      "freeZone",
      "mainland",
      "permit",
      "flat",
      "medical",
      "insurance",
      "emiratesId",
      "bank",
      "family",
      "lease",
      "driving",
      "passports",
      "diplomas",
      "marriage",
      "births",
      "schoolReports",
      "owners",
      "petBooks",
      "drivingLicences",
      "carPapers",
      "taxPapers"
    ]
  },
  "shared": {
    "questions": {},
    "figures": {},
    "texts": {
      "call": [],
      "print": [],
      "share": [],
      "notChoice": [],
      "notAmount": [],
      "negative": [],
      "tooLarge": [],
      "notDay": []
    },
    "times": []
  },
  "zone-finder": {
    "questions": {
      "activity": "choice",
      "customers": "choice",
      "premises": "choice",
      "visas": "choice",
      "regulator": "choice",
      "designated": "choice",
      "emirate": "entry"
    },
    "figures": {},
    "texts": {
      "submit": [],
      "any": [],
      "all": [],
      "best": [],
      "fitting": [],
      "fittingToo": [],
      "further": [],
      "ruledOut": [],
      "ask": [],
      "activity": [],
      "customers": [],
      "premises": [],
      "visas": [],
      "regulator": [],
      "designated": [],
      "compare": [],
      "notZones": [],
      "comparison": [],
      "unknown": [],
      "mainland": [],
      "activityMainland": [],
      "customersMainland": [],
      "premisesMainland": [],
      "visasMainland": [],
      "regulatorMainland": [],
      "designatedMainland": [],
      "emirateMainland": [],
      "tax": []
    },
    "times": []
  },
  "day-counter": {
    "questions": {
      "arrival": "entry",
      "departure": "entry"
    },
    "figures": {
      "longDays": "number",
      "shortDays": "number",
      "absenceDays": "number"
    },
    "texts": {
      "submit": [],
      "stay": [],
      "counted": [],
      "moreStays": [],
      "privacy": [],
      "examples": [],
      "presence": [],
      "most": [],
      "period": [],
      "recent": [],
      "long": [
        "longDays"
      ],
      "short": [
        "shortDays"
      ],
      "ties": [
        "shortDays"
      ],
      "met": [],
      "metAsPlanned": [],
      "willBeMet": [],
      "metIfBack": [],
      "missing": [],
      "absence": [
        "absenceDays"
      ],
      "longest": [],
      "between": [],
      "noAbsence": [],
      "tooLong": [
        "absenceDays"
      ],
      "askFirst": [],
      "away": [],
      "backBy": [],
      "wasBackBy": [],
      "returnBy": [],
      "leavesOut": [],
      "address": [],
      "noStay": [],
      "tooEarly": [],
      "tooLate": [],
      "endsBefore": [],
      "overlaps": [],
      "tooMany": []
    },
    "times": []
  }
} as const;
