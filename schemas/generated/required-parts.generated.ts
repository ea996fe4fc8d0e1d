// Generated from schemas/ by: npm run typegen
// Do not edit: the next run overwrites it.

/** Objects and lists that the Studio requires, by the type of the document, each with those in it. */
export const requiredParts = {
  "notFoundPage": {
    "image": {}
  },
  "homePage": {
    "hero": {
      "points": {},
      "image": {}
    },
    "emailCapture": {
      "messages": {}
    },
    "advantages": {
      "heading": {},
      "intro": {},
      "tiles": {},
      "cards": {}
    },
    "process": {
      "intro": {},
      "startImage": {},
      "landImage": {},
      "steps": {}
    },
    "packages": {
      "packages": {}
    },
    "contact": {
      "text": {},
      "image": {}
    },
    "partners": {},
    "testimonials": {
      "lead": {},
      "others": {},
      "image": {}
    }
  },
  "freeZonesPage": {
    "hero": {
      "lead": {},
      "image": {}
    },
    "benefits": {},
    "advantageBlock": {
      "tiles": {},
      "factors": {},
      "aside": {}
    },
    "closing": {
      "text": {},
      "image": {}
    }
  },
  "taxBenefitsPage": {
    "hero": {
      "lead": {},
      "image": {}
    },
    "tiles": {},
    "columns": {},
    "rows": {},
    "compliance": {
      "text": {},
      "points": {},
      "image": {}
    },
    "closing": {
      "text": {},
      "image": {}
    }
  },
  "advantagesPage": {
    "hero": {
      "lead": {},
      "image": {}
    },
    "closing": {
      "text": {},
      "image": {}
    }
  },
  "aboutPage": {
    "hero": {
      "lead": {},
      "image": {}
    },
    "story": {
      "body": {},
      "image": {}
    },
    "standOut": {
      "cards": {}
    },
    "team": {
      "intro": {},
      "members": {}
    },
    "contact": {
      "text": {}
    },
    "social": {},
    "register": {}
  },
  "contactPage": {
    "banner": {
      "image": {}
    },
    "form": {
      "fields": {
        "fullName": {},
        "email": {},
        "phone": {},
        "profession": {},
        "nationality": {},
        "contactMethod": {},
        "message": {},
        "consent": {
          "label": {}
        }
      },
      "contactMethodOptions": {},
      "messages": {}
    },
    "panel": {
      "reasons": {},
      "image": {}
    },
    "thankYou": {
      "steps": {},
      "papers": {}
    }
  },
  "cookiePolicyPage": {
    "sections": {},
    "kept": {}
  },
  "service": {
    "slug": {},
    "hero": {
      "lead": {},
      "image": {}
    },
    "introduction": {
      "body": {}
    },
    "benefits": {},
    "subServices": {},
    "closing": {
      "text": {},
      "image": {}
    }
  },
  "emirate": {
    "slug": {},
    "hero": {
      "lead": {},
      "badges": {},
      "image": {}
    },
    "card": {
      "text": {},
      "highlights": {},
      "image": {}
    },
    "sections": {},
    "closing": {
      "text": {},
      "image": {}
    }
  },
  "advantage": {
    "slug": {},
    "hero": {
      "lead": {},
      "image": {}
    },
    "card": {
      "text": {}
    },
    "body": {},
    "image": {}
  },
  "freePage": {
    "slug": {},
    "hero": {
      "lead": {}
    },
    "sections": {}
  },
  "navigation": {
    "menus": {},
    "callToAction": {},
    "mobileMenu": {},
    "footer": {
      "callToAction": {},
      "columns": {}
    },
    "labels": {}
  },
  "siteSettings": {
    "address": {},
    "officeHours": {},
    "languages": {},
    "socialLinks": {},
    "rating": {},
    "areasServed": {},
    "zoneLabels": {},
    "homeCountryLabels": {},
    "diagramLabels": {},
    "evidence": {},
    "cookieBanner": {},
    "errorScreen": {},
    "offlineScreen": {}
  }
} as const;
