// Generated from schemas/ and the queries by: npm run typegen
// Do not edit: the next run overwrites it.

import type { ContentParts } from "../shared/content-parts.ts";

/** What the result of a query always has of a section, by the name of its type. */
export const sectionParts: Readonly<Record<string, ContentParts>> = {
  "benefitsSection": {
    "heading": {
      "missing": "blank"
    },
    "benefits": {
      "missing": "leftOut",
      "parts": {
        "icon": {
          "missing": "leftOut"
        },
        "title": {
          "missing": "leftOut"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "businessTypesSection": {
    "heading": {
      "missing": "blank"
    },
    "types": {
      "missing": "leftOut",
      "parts": {
        "category": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "examples": {
          "missing": "leftOut"
        }
      }
    }
  },
  "callToActionSection": {
    "heading": {
      "missing": "blank"
    },
    "actionLabel": {
      "missing": "blank"
    }
  },
  "checklistSection": {
    "heading": {
      "missing": "blank"
    },
    "points": {
      "missing": "leftOut",
      "parts": {
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "comparisonSection": {
    "heading": {
      "missing": "blank"
    },
    "aspect": {
      "missing": "blank"
    },
    "columns": {
      "missing": "leftOut"
    },
    "rows": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "cells": {
          "missing": "leftOut",
          "parts": {
            "text": {
              "missing": "leftOut"
            }
          }
        }
      }
    }
  },
  "diagramSection": {
    "diagram": {
      "missing": "leftOut",
      "parts": {
        "kind": {
          "missing": "leftOut"
        },
        "heading": {
          "missing": "blank"
        },
        "countries": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "timeZone": {
              "missing": "leftOut"
            }
          }
        },
        "emirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            },
            "card": {
              "missing": "leftOut",
              "parts": {
                "text": {
                  "missing": "leftOut"
                }
              }
            }
          }
        },
        "rows": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    }
  },
  "logosSection": {
    "heading": {
      "missing": "blank"
    },
    "partners": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "setting": {
          "missing": "leftOut"
        }
      }
    }
  },
  "noteSection": {
    "note": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "pictureTextSection": {
    "heading": {
      "missing": "blank"
    },
    "body": {
      "missing": "leftOut"
    },
    "image": {
      "missing": "shown"
    },
    "link": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    }
  },
  "questionsSection": {
    "heading": {
      "missing": "blank"
    },
    "questions": {
      "missing": "leftOut",
      "parts": {
        "question": {
          "missing": "blank"
        },
        "answer": {
          "missing": "leftOut"
        }
      }
    }
  },
  "richTextSection": {
    "heading": {
      "missing": "blank"
    },
    "body": {
      "missing": "leftOut"
    }
  },
  "statTilesSection": {
    "tiles": {
      "missing": "leftOut",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "figure": {
          "missing": "leftOut",
          "parts": {
            "show": {
              "missing": "leftOut"
            },
            "figure": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    }
  },
  "stepsSection": {
    "heading": {
      "missing": "blank"
    },
    "steps": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "teamSection": {
    "heading": {
      "missing": "blank"
    },
    "members": {
      "missing": "leftOut",
      "parts": {
        "role": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "testimonialsSection": {
    "heading": {
      "missing": "blank"
    },
    "testimonials": {
      "missing": "leftOut",
      "parts": {
        "quote": {
          "missing": "blank"
        },
        "role": {
          "missing": "blank"
        },
        "city": {
          "missing": "blank"
        },
        "country": {
          "missing": "blank"
        }
      }
    }
  },
  "toolSection": {
    "tool": {
      "missing": "leftOut"
    },
    "phases": {
      "missing": "optional",
      "parts": {
        "title": {
          "missing": "blank"
        }
      }
    },
    "dutiesAhead": {
      "missing": "optional",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "page": {
          "missing": "optional",
          "parts": {
            "slug": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "emirate": {
          "missing": "leftOut",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            }
          }
        },
        "otherEmirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            }
          }
        },
        "facts": {
          "missing": "optional",
          "parts": {
            "fact": {
              "missing": "leftOut"
            },
            "stated": {
              "missing": "leftOut"
            }
          }
        },
        "fees": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "value": {
              "missing": "blank"
            },
            "keepsQualifier": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "zoneSources": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "day": {
          "missing": "blank"
        }
      }
    },
    "homeCountries": {
      "missing": "optional",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "timeZone": {
          "missing": "leftOut"
        },
        "currency": {
          "missing": "blank"
        },
        "facts": {
          "missing": "optional",
          "parts": {
            "part": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            },
            "sourceTitle": {
              "missing": "blank"
            },
            "checkedOn": {
              "missing": "blank"
            }
          }
        }
      }
    }
  },
  "zoneCardsSection": {
    "heading": {
      "missing": "blank"
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "bestFor": {
          "missing": "leftOut"
        },
        "established": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "value": {
              "missing": "blank"
            },
            "keepsQualifier": {
              "missing": "leftOut"
            }
          }
        },
        "benefits": {
          "missing": "leftOut",
          "parts": {
            "text": {
              "missing": "leftOut"
            }
          }
        },
        "image": {
          "missing": "shown"
        }
      }
    }
  },
  "zoneListSection": {
    "heading": {
      "missing": "blank"
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "bestFor": {
          "missing": "leftOut"
        }
      }
    }
  }
};

/** The same of a page outside its sections, by the type of its document, and of what every page shows. */
export const documentParts: Readonly<Record<string, ContentParts>> = {
  "homePage": {
    "hero": {
      "missing": "leftOut",
      "parts": {
        "headline": {
          "missing": "blank"
        },
        "points": {
          "missing": "leftOut",
          "parts": {
            "text": {
              "missing": "leftOut"
            }
          }
        },
        "primaryActionLabel": {
          "missing": "blank"
        },
        "secondaryActionLabel": {
          "missing": "blank"
        },
        "secondaryActionSubject": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "emailCapture": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "fieldLabel": {
          "missing": "blank"
        },
        "placeholder": {
          "missing": "blank"
        },
        "buttonLabel": {
          "missing": "blank"
        },
        "sendingLabel": {
          "missing": "blank"
        },
        "hint": {
          "missing": "blank"
        },
        "messages": {
          "missing": "leftOut",
          "parts": {
            "emailRequiredTitle": {
              "missing": "blank"
            },
            "emailRequiredText": {
              "missing": "blank"
            },
            "invalidEmail": {
              "missing": "blank"
            },
            "rateLimitTitle": {
              "missing": "blank"
            },
            "rateLimitText": {
              "missing": "blank"
            },
            "failureTitle": {
              "missing": "blank"
            },
            "failureText": {
              "missing": "blank"
            },
            "successTitle": {
              "missing": "blank"
            },
            "successText": {
              "missing": "blank"
            },
            "dismissLabel": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "advantages": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "leftOut"
        },
        "intro": {
          "missing": "leftOut"
        },
        "tiles": {
          "missing": "leftOut",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "leftOut",
              "parts": {
                "show": {
                  "missing": "leftOut"
                },
                "figure": {
                  "missing": "leftOut",
                  "parts": {
                    "label": {
                      "missing": "blank"
                    },
                    "value": {
                      "missing": "blank"
                    },
                    "keepsQualifier": {
                      "missing": "leftOut"
                    }
                  }
                }
              }
            }
          }
        },
        "cards": {
          "missing": "leftOut",
          "parts": {
            "slug": {
              "missing": "blank"
            },
            "title": {
              "missing": "blank"
            },
            "icon": {
              "missing": "leftOut"
            },
            "card": {
              "missing": "leftOut",
              "parts": {
                "title": {
                  "missing": "blank"
                },
                "text": {
                  "missing": "leftOut"
                }
              }
            },
            "image": {
              "missing": "shown"
            }
          }
        },
        "moreLabel": {
          "missing": "blank"
        }
      }
    },
    "process": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "intro": {
          "missing": "leftOut"
        },
        "founder": {
          "missing": "blank"
        },
        "family": {
          "missing": "blank"
        },
        "startLabel": {
          "missing": "blank"
        },
        "startImage": {
          "missing": "shown"
        },
        "landLabel": {
          "missing": "blank"
        },
        "landImage": {
          "missing": "shown"
        },
        "steps": {
          "missing": "leftOut",
          "parts": {
            "title": {
              "missing": "blank"
            },
            "text": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "toolAhead": {
      "missing": "optional",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "page": {
          "missing": "optional",
          "parts": {
            "slug": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "planned": {
      "missing": "optional",
      "parts": {
        "name": {
          "missing": "leftOut"
        },
        "label": {
          "missing": "blank"
        },
        "weeks": {
          "missing": "leftOut"
        }
      }
    },
    "packages": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "packages": {
          "missing": "leftOut",
          "parts": {
            "title": {
              "missing": "blank"
            },
            "text": {
              "missing": "leftOut"
            },
            "points": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "text": {
                  "missing": "leftOut"
                }
              }
            },
            "highlighted": {
              "missing": "leftOut"
            },
            "link": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "page": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "homeCountries": {
      "missing": "optional",
      "parts": {
        "name": {
          "missing": "blank"
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "contact": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "partners": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "partners": {
          "missing": "leftOut",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "setting": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "testimonials": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut",
          "parts": {
            "quote": {
              "missing": "blank"
            },
            "role": {
              "missing": "blank"
            },
            "city": {
              "missing": "blank"
            },
            "country": {
              "missing": "blank"
            }
          }
        },
        "others": {
          "missing": "leftOut",
          "parts": {
            "quote": {
              "missing": "blank"
            },
            "role": {
              "missing": "blank"
            },
            "city": {
              "missing": "blank"
            },
            "country": {
              "missing": "blank"
            }
          }
        },
        "image": {
          "missing": "shown"
        },
        "ratingLabel": {
          "missing": "blank"
        }
      }
    }
  },
  "freeZonesPage": {
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "benefitsHeading": {
      "missing": "blank"
    },
    "benefits": {
      "missing": "leftOut",
      "parts": {
        "icon": {
          "missing": "leftOut"
        },
        "title": {
          "missing": "leftOut"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    },
    "emiratesHeading": {
      "missing": "blank"
    },
    "emirates": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "slug": {
          "missing": "blank"
        },
        "card": {
          "missing": "leftOut",
          "parts": {
            "text": {
              "missing": "leftOut"
            },
            "highlights": {
              "missing": "leftOut",
              "parts": {
                "text": {
                  "missing": "leftOut"
                }
              }
            },
            "image": {
              "missing": "shown"
            },
            "nameColour": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "emirate": {
          "missing": "leftOut",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            }
          }
        },
        "otherEmirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            }
          }
        },
        "facts": {
          "missing": "optional",
          "parts": {
            "fact": {
              "missing": "leftOut"
            },
            "stated": {
              "missing": "leftOut"
            }
          }
        },
        "fees": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "value": {
              "missing": "blank"
            },
            "keepsQualifier": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "zoneSources": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "day": {
          "missing": "blank"
        }
      }
    },
    "diagrams": {
      "missing": "optional",
      "parts": {
        "kind": {
          "missing": "leftOut"
        },
        "heading": {
          "missing": "blank"
        },
        "countries": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "timeZone": {
              "missing": "leftOut"
            }
          }
        },
        "emirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            },
            "card": {
              "missing": "leftOut",
              "parts": {
                "text": {
                  "missing": "leftOut"
                }
              }
            }
          }
        },
        "rows": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "advantageBlock": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "tiles": {
          "missing": "leftOut",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "leftOut",
              "parts": {
                "show": {
                  "missing": "leftOut"
                },
                "figure": {
                  "missing": "leftOut",
                  "parts": {
                    "label": {
                      "missing": "blank"
                    },
                    "value": {
                      "missing": "blank"
                    },
                    "keepsQualifier": {
                      "missing": "leftOut"
                    }
                  }
                }
              }
            }
          }
        },
        "factorsHeading": {
          "missing": "blank"
        },
        "factors": {
          "missing": "leftOut",
          "parts": {
            "text": {
              "missing": "leftOut"
            }
          }
        },
        "aside": {
          "missing": "leftOut"
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "closing": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    }
  },
  "taxBenefitsPage": {
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "tiles": {
      "missing": "leftOut",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "figure": {
          "missing": "leftOut",
          "parts": {
            "show": {
              "missing": "leftOut"
            },
            "figure": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "tableHeading": {
      "missing": "blank"
    },
    "tableCaption": {
      "missing": "blank"
    },
    "columns": {
      "missing": "leftOut",
      "parts": {
        "aspect": {
          "missing": "blank"
        },
        "freeZones": {
          "missing": "blank"
        },
        "mainland": {
          "missing": "blank"
        }
      }
    },
    "rows": {
      "missing": "leftOut",
      "parts": {
        "aspect": {
          "missing": "blank"
        },
        "freeZones": {
          "missing": "leftOut",
          "parts": {
            "value": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            },
            "footnotes": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        },
        "mainland": {
          "missing": "leftOut",
          "parts": {
            "value": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            },
            "footnotes": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "footnoteLabel": {
      "missing": "blank"
    },
    "footnoteBackLabel": {
      "missing": "blank"
    },
    "diagrams": {
      "missing": "optional",
      "parts": {
        "kind": {
          "missing": "leftOut"
        },
        "heading": {
          "missing": "blank"
        },
        "countries": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "timeZone": {
              "missing": "leftOut"
            }
          }
        },
        "emirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            },
            "card": {
              "missing": "leftOut",
              "parts": {
                "text": {
                  "missing": "leftOut"
                }
              }
            }
          }
        },
        "rows": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "compliance": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "points": {
          "missing": "leftOut",
          "parts": {
            "text": {
              "missing": "leftOut"
            }
          }
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "closing": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    }
  },
  "advantagesPage": {
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "advantages": {
      "missing": "leftOut",
      "parts": {
        "slug": {
          "missing": "blank"
        },
        "title": {
          "missing": "blank"
        },
        "icon": {
          "missing": "leftOut"
        },
        "card": {
          "missing": "leftOut",
          "parts": {
            "title": {
              "missing": "blank"
            },
            "text": {
              "missing": "leftOut"
            }
          }
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "readMoreLabel": {
      "missing": "blank"
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "closing": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    }
  },
  "aboutPage": {
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "story": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "body": {
          "missing": "leftOut"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "standOut": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "cards": {
          "missing": "leftOut",
          "parts": {
            "icon": {
              "missing": "leftOut"
            },
            "title": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "team": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "intro": {
          "missing": "leftOut"
        },
        "members": {
          "missing": "leftOut",
          "parts": {
            "role": {
              "missing": "blank"
            },
            "text": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "contact": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        }
      }
    },
    "social": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "blank"
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "register": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "shownOn": {
          "missing": "blank"
        },
        "from": {
          "missing": "blank"
        },
        "find": {
          "missing": "blank"
        },
        "feedLabel": {
          "missing": "blank"
        }
      }
    }
  },
  "contactPage": {
    "banner": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "form": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "intro": {
          "missing": "blank"
        },
        "requiredNote": {
          "missing": "blank"
        },
        "fields": {
          "missing": "leftOut",
          "parts": {
            "fullName": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "email": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "phone": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "profession": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "nationality": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "contactMethod": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "message": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "message": {
                  "missing": "blank"
                }
              }
            },
            "consent": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "leftOut"
                },
                "message": {
                  "missing": "blank"
                }
              }
            }
          }
        },
        "carriedNotice": {
          "missing": "blank"
        },
        "carriedLook": {
          "missing": "blank"
        },
        "carriedRemove": {
          "missing": "blank"
        },
        "privacyNotice": {
          "missing": "blank"
        },
        "contactMethodEmptyOption": {
          "missing": "blank"
        },
        "contactMethodOptions": {
          "missing": "leftOut",
          "parts": {
            "value": {
              "missing": "leftOut"
            },
            "label": {
              "missing": "blank"
            }
          }
        },
        "phoneQuestion": {
          "missing": "blank"
        },
        "countryPlaceholder": {
          "missing": "blank"
        },
        "submitLabel": {
          "missing": "blank"
        },
        "submittingLabel": {
          "missing": "blank"
        },
        "summaryHeading": {
          "missing": "blank"
        },
        "summaryText": {
          "missing": "blank"
        },
        "withoutJavaScript": {
          "missing": "blank"
        },
        "messages": {
          "missing": "leftOut",
          "parts": {
            "rateLimitTitle": {
              "missing": "blank"
            },
            "rateLimitText": {
              "missing": "blank"
            },
            "successTitle": {
              "missing": "blank"
            },
            "successText": {
              "missing": "blank"
            },
            "failureTitle": {
              "missing": "blank"
            },
            "invalidParameters": {
              "missing": "blank"
            },
            "limitReached": {
              "missing": "blank"
            },
            "forbidden": {
              "missing": "blank"
            },
            "otherFailure": {
              "missing": "blank"
            },
            "tooLong": {
              "missing": "blank"
            },
            "mailShortened": {
              "missing": "blank"
            },
            "copyLabel": {
              "missing": "blank"
            },
            "copiedLabel": {
              "missing": "blank"
            },
            "offline": {
              "missing": "blank"
            },
            "dismissLabel": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "panel": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "reasons": {
          "missing": "leftOut",
          "types": {
            "officeClaim": {
              "text": {
                "missing": "leftOut"
              }
            },
            "point": {
              "text": {
                "missing": "leftOut"
              }
            }
          }
        },
        "contactHeading": {
          "missing": "blank"
        },
        "phoneLabel": {
          "missing": "blank"
        },
        "emailLabel": {
          "missing": "blank"
        },
        "officeLabel": {
          "missing": "blank"
        },
        "responseTimeLabel": {
          "missing": "blank"
        },
        "responseTime": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "thankYou": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "blank"
        },
        "stepsHeading": {
          "missing": "blank"
        },
        "steps": {
          "missing": "leftOut"
        },
        "papersHeading": {
          "missing": "blank"
        },
        "papers": {
          "missing": "leftOut"
        },
        "localHoursLabel": {
          "missing": "blank"
        },
        "actionLabel": {
          "missing": "blank"
        }
      }
    },
    "toolAhead": {
      "missing": "optional",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "page": {
          "missing": "optional",
          "parts": {
            "slug": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "homeCountries": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "blank"
        }
      }
    }
  },
  "cookiePolicyPage": {
    "heading": {
      "missing": "blank"
    },
    "lastUpdatedLabel": {
      "missing": "blank"
    },
    "lead": {
      "missing": "blank"
    },
    "sections": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "body": {
          "missing": "leftOut"
        }
      }
    },
    "kept": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "intro": {
          "missing": "blank"
        },
        "device": {
          "missing": "blank"
        },
        "tab": {
          "missing": "blank"
        },
        "consent": {
          "missing": "blank"
        },
        "consentGiven": {
          "missing": "blank"
        },
        "signUpAttempts": {
          "missing": "blank"
        },
        "requestAttempts": {
          "missing": "blank"
        },
        "lastSignUp": {
          "missing": "blank"
        },
        "lastRequest": {
          "missing": "blank"
        },
        "sentRequest": {
          "missing": "blank"
        },
        "offlinePage": {
          "missing": "blank"
        },
        "draft": {
          "missing": "blank"
        },
        "failure": {
          "missing": "blank"
        },
        "firstVisit": {
          "missing": "blank"
        },
        "visitorEmail": {
          "missing": "blank"
        },
        "homeCountry": {
          "missing": "blank"
        }
      }
    },
    "contactHeading": {
      "missing": "blank"
    },
    "contactText": {
      "missing": "blank"
    },
    "changeChoiceLabel": {
      "missing": "blank"
    }
  },
  "service": {
    "title": {
      "missing": "blank"
    },
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "introduction": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "body": {
          "missing": "leftOut"
        },
        "note": {
          "missing": "optional",
          "parts": {
            "title": {
              "missing": "blank"
            },
            "text": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "diagrams": {
      "missing": "optional",
      "parts": {
        "kind": {
          "missing": "leftOut"
        },
        "heading": {
          "missing": "blank"
        },
        "countries": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "timeZone": {
              "missing": "leftOut"
            }
          }
        },
        "emirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            },
            "card": {
              "missing": "leftOut",
              "parts": {
                "text": {
                  "missing": "leftOut"
                }
              }
            }
          }
        },
        "rows": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "benefitsHeading": {
      "missing": "blank"
    },
    "benefits": {
      "missing": "leftOut",
      "parts": {
        "icon": {
          "missing": "leftOut"
        },
        "title": {
          "missing": "leftOut"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    },
    "subServicesHeading": {
      "missing": "blank"
    },
    "subServices": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    },
    "phases": {
      "missing": "optional",
      "parts": {
        "title": {
          "missing": "blank"
        }
      }
    },
    "dutiesAhead": {
      "missing": "optional",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "page": {
          "missing": "optional",
          "parts": {
            "slug": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "homeCountries": {
      "missing": "optional",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "timeZone": {
          "missing": "leftOut"
        },
        "currency": {
          "missing": "blank"
        },
        "facts": {
          "missing": "optional",
          "parts": {
            "part": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            },
            "sourceTitle": {
              "missing": "blank"
            },
            "checkedOn": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "closing": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    }
  },
  "emirate": {
    "name": {
      "missing": "blank"
    },
    "slug": {
      "missing": "blank"
    },
    "heroLayout": {
      "missing": "leftOut"
    },
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "badges": {
          "missing": "leftOut",
          "parts": {
            "icon": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            }
          }
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "closing": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        },
        "actionLabel": {
          "missing": "blank"
        },
        "image": {
          "missing": "shown"
        }
      }
    }
  },
  "advantage": {
    "title": {
      "missing": "blank"
    },
    "icon": {
      "missing": "leftOut"
    },
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        },
        "image": {
          "missing": "shown"
        }
      }
    },
    "body": {
      "missing": "leftOut"
    },
    "image": {
      "missing": "shown"
    },
    "aside": {
      "missing": "optional",
      "parts": {
        "title": {
          "missing": "blank"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    },
    "diagrams": {
      "missing": "optional",
      "parts": {
        "kind": {
          "missing": "leftOut"
        },
        "heading": {
          "missing": "blank"
        },
        "countries": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "timeZone": {
              "missing": "leftOut"
            }
          }
        },
        "emirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "blank"
            },
            "slug": {
              "missing": "blank"
            },
            "card": {
              "missing": "leftOut",
              "parts": {
                "text": {
                  "missing": "leftOut"
                }
              }
            }
          }
        },
        "rows": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "figure": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "value": {
                  "missing": "blank"
                },
                "keepsQualifier": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "homeCountries": {
      "missing": "optional",
      "parts": {
        "name": {
          "missing": "blank"
        },
        "timeZone": {
          "missing": "leftOut"
        },
        "currency": {
          "missing": "blank"
        },
        "facts": {
          "missing": "optional",
          "parts": {
            "part": {
              "missing": "leftOut"
            },
            "text": {
              "missing": "leftOut"
            },
            "sourceTitle": {
              "missing": "blank"
            },
            "checkedOn": {
              "missing": "blank"
            }
          }
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "actionLabel": {
      "missing": "blank"
    }
  },
  "freePage": {
    "title": {
      "missing": "blank"
    },
    "robots": {
      "missing": "leftOut"
    },
    "hero": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "lead": {
          "missing": "leftOut"
        }
      }
    },
    "readOn": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    }
  },
  "siteSettings": {
    "brandName": {
      "missing": "blank"
    },
    "tagline": {
      "missing": "blank"
    },
    "email": {
      "missing": "blank"
    },
    "phone": {
      "missing": "blank"
    },
    "address": {
      "missing": "leftOut"
    },
    "officeNote": {
      "missing": "blank"
    },
    "openingHours": {
      "missing": "blank"
    },
    "openingHoursNote": {
      "missing": "blank"
    },
    "officeHours": {
      "missing": "leftOut",
      "parts": {
        "days": {
          "missing": "blank"
        },
        "opens": {
          "missing": "leftOut"
        },
        "closes": {
          "missing": "leftOut"
        },
        "timeZone": {
          "missing": "leftOut"
        }
      }
    },
    "replyPromise": {
      "missing": "blank"
    },
    "languages": {
      "missing": "leftOut"
    },
    "languagesLabel": {
      "missing": "blank"
    },
    "hidesPartners": {
      "missing": "leftOut"
    },
    "hidesDubaiOffice": {
      "missing": "leftOut"
    },
    "copyrightYear": {
      "missing": "leftOut"
    },
    "copyrightNotice": {
      "missing": "blank"
    },
    "disclaimer": {
      "missing": "blank"
    },
    "privacyLabel": {
      "missing": "blank"
    },
    "controller": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        }
      }
    },
    "contactSubjects": {
      "missing": "optional",
      "parts": {
        "page": {
          "missing": "leftOut"
        },
        "subject": {
          "missing": "blank"
        },
        "hint": {
          "missing": "blank"
        }
      }
    },
    "socialLinks": {
      "missing": "leftOut",
      "parts": {
        "platform": {
          "missing": "leftOut"
        }
      }
    },
    "rating": {
      "missing": "leftOut",
      "parts": {
        "value": {
          "missing": "leftOut"
        },
        "count": {
          "missing": "leftOut"
        }
      }
    },
    "foundingYear": {
      "missing": "leftOut"
    },
    "areasServed": {
      "missing": "leftOut"
    },
    "zoneLabels": {
      "missing": "leftOut",
      "parts": {
        "established": {
          "missing": "blank"
        },
        "bestFor": {
          "missing": "blank"
        },
        "learnMore": {
          "missing": "blank"
        }
      }
    },
    "homeCountryLabels": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "intro": {
          "missing": "blank"
        },
        "choose": {
          "missing": "blank"
        },
        "kept": {
          "missing": "blank"
        },
        "callHours": {
          "missing": "blank"
        },
        "winter": {
          "missing": "blank"
        },
        "summer": {
          "missing": "blank"
        },
        "currency": {
          "missing": "blank"
        },
        "treaty": {
          "missing": "blank"
        },
        "homeTax": {
          "missing": "blank"
        },
        "papers": {
          "missing": "blank"
        },
        "licence": {
          "missing": "blank"
        },
        "school": {
          "missing": "blank"
        },
        "flights": {
          "missing": "blank"
        }
      }
    },
    "diagramLabels": {
      "missing": "leftOut",
      "parts": {
        "table": {
          "missing": "blank"
        },
        "place": {
          "missing": "blank"
        },
        "zones": {
          "missing": "blank"
        },
        "distance": {
          "missing": "blank"
        },
        "shortest": {
          "missing": "blank"
        },
        "longest": {
          "missing": "blank"
        }
      }
    },
    "evidence": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "source": {
          "missing": "blank"
        },
        "checkedOn": {
          "missing": "blank"
        },
        "overdue": {
          "missing": "blank"
        },
        "toBeConfirmed": {
          "missing": "blank"
        },
        "about": {
          "missing": "blank"
        },
        "rates": {
          "missing": "blank"
        }
      }
    },
    "dollarRate": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "value": {
          "missing": "blank"
        },
        "keepsQualifier": {
          "missing": "leftOut"
        }
      }
    },
    "euroRates": {
      "missing": "optional",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "value": {
          "missing": "blank"
        },
        "keepsQualifier": {
          "missing": "leftOut"
        }
      }
    },
    "cookieBanner": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "blank"
        },
        "policyLabel": {
          "missing": "blank"
        },
        "acceptLabel": {
          "missing": "blank"
        },
        "declineLabel": {
          "missing": "blank"
        },
        "closeLabel": {
          "missing": "blank"
        }
      }
    },
    "errorScreen": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "blank"
        },
        "retryLabel": {
          "missing": "blank"
        },
        "homeLabel": {
          "missing": "blank"
        }
      }
    },
    "offlineScreen": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "text": {
          "missing": "blank"
        },
        "retryLabel": {
          "missing": "blank"
        }
      }
    },
    "tooBusy": {
      "missing": "blank"
    },
    "toastsLabel": {
      "missing": "blank"
    },
    "pictureUnavailable": {
      "missing": "blank"
    },
    "fallbackPicture": {
      "missing": "optional",
      "parts": {
        "hotspot": {
          "missing": "optional",
          "parts": {
            "x": {
              "missing": "leftOut"
            },
            "y": {
              "missing": "leftOut"
            },
            "height": {
              "missing": "leftOut"
            },
            "width": {
              "missing": "leftOut"
            }
          }
        },
        "crop": {
          "missing": "optional",
          "parts": {
            "top": {
              "missing": "leftOut"
            },
            "bottom": {
              "missing": "leftOut"
            },
            "left": {
              "missing": "leftOut"
            },
            "right": {
              "missing": "leftOut"
            }
          }
        }
      }
    }
  },
  "navigation": {
    "homeLabel": {
      "missing": "blank"
    },
    "menus": {
      "missing": "leftOut",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "groups": {
          "missing": "leftOut",
          "parts": {
            "links": {
              "missing": "leftOut",
              "types": {
                "navLink": {
                  "label": {
                    "missing": "blank"
                  },
                  "page": {
                    "missing": "leftOut"
                  }
                },
                "pageList": {
                  "pages": {
                    "missing": "leftOut"
                  }
                }
              }
            }
          }
        },
        "prompt": {
          "missing": "optional",
          "parts": {
            "text": {
              "missing": "blank"
            },
            "link": {
              "missing": "leftOut",
              "parts": {
                "label": {
                  "missing": "blank"
                },
                "page": {
                  "missing": "leftOut"
                }
              }
            }
          }
        }
      }
    },
    "callToAction": {
      "missing": "leftOut",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    },
    "mobileMenu": {
      "missing": "leftOut",
      "parts": {
        "label": {
          "missing": "blank"
        },
        "links": {
          "missing": "leftOut",
          "types": {
            "navLink": {
              "label": {
                "missing": "blank"
              },
              "page": {
                "missing": "leftOut"
              }
            },
            "pageList": {
              "pages": {
                "missing": "leftOut"
              }
            }
          }
        }
      }
    },
    "footer": {
      "missing": "leftOut",
      "parts": {
        "heading": {
          "missing": "blank"
        },
        "callToAction": {
          "missing": "leftOut",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "page": {
              "missing": "leftOut"
            }
          }
        },
        "columns": {
          "missing": "leftOut",
          "parts": {
            "links": {
              "missing": "leftOut",
              "types": {
                "navLink": {
                  "label": {
                    "missing": "blank"
                  },
                  "page": {
                    "missing": "leftOut"
                  }
                },
                "pageList": {
                  "pages": {
                    "missing": "leftOut"
                  }
                }
              }
            }
          }
        },
        "legalLinks": {
          "missing": "optional",
          "parts": {
            "label": {
              "missing": "blank"
            },
            "page": {
              "missing": "leftOut"
            }
          }
        }
      }
    },
    "labels": {
      "missing": "leftOut",
      "parts": {
        "openMenu": {
          "missing": "blank"
        },
        "closeMenu": {
          "missing": "blank"
        },
        "skipToContent": {
          "missing": "blank"
        },
        "mainNavigation": {
          "missing": "blank"
        },
        "footerNavigation": {
          "missing": "blank"
        },
        "breadcrumbs": {
          "missing": "blank"
        },
        "readOn": {
          "missing": "blank"
        },
        "newTab": {
          "missing": "blank"
        }
      }
    }
  },
  "pageLists": {
    "privateServices": {
      "missing": "leftOut",
      "parts": {
        "slug": {
          "missing": "blank"
        },
        "label": {
          "missing": "blank"
        }
      }
    },
    "businessServices": {
      "missing": "leftOut",
      "parts": {
        "slug": {
          "missing": "blank"
        },
        "label": {
          "missing": "blank"
        }
      }
    },
    "emirates": {
      "missing": "leftOut",
      "parts": {
        "slug": {
          "missing": "blank"
        },
        "label": {
          "missing": "blank"
        }
      }
    },
    "generalAdvantages": {
      "missing": "leftOut",
      "parts": {
        "slug": {
          "missing": "blank"
        },
        "label": {
          "missing": "blank"
        }
      }
    },
    "cultureAdvantages": {
      "missing": "leftOut",
      "parts": {
        "slug": {
          "missing": "blank"
        },
        "label": {
          "missing": "blank"
        }
      }
    }
  }
};
