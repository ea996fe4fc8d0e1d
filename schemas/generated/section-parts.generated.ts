// Generated from schemas/sections/ by: npm run typegen
// Do not edit: the next run overwrites it.

import type { SectionParts } from "../shared/section-parts.ts";

/** What the result of a query always has of a section, by the name of its type. */
export const sectionParts: Readonly<Record<string, SectionParts>> = {
  "benefitsSection": {
    "heading": {
      "missing": "shown"
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
      "missing": "shown"
    },
    "types": {
      "missing": "leftOut",
      "parts": {
        "category": {
          "missing": "shown"
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
      "missing": "shown"
    },
    "actionLabel": {
      "missing": "shown"
    }
  },
  "checklistSection": {
    "heading": {
      "missing": "shown"
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
      "missing": "shown"
    },
    "aspect": {
      "missing": "shown"
    },
    "columns": {
      "missing": "leftOut"
    },
    "rows": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "shown"
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
          "missing": "shown"
        },
        "countries": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "shown"
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
              "missing": "shown"
            },
            "slug": {
              "missing": "shown"
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
              "missing": "shown"
            },
            "figure": {
              "missing": "optional",
              "parts": {
                "label": {
                  "missing": "shown"
                },
                "value": {
                  "missing": "shown"
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
      "missing": "shown"
    },
    "partners": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "shown"
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
          "missing": "shown"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "pictureTextSection": {
    "heading": {
      "missing": "shown"
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
          "missing": "shown"
        },
        "page": {
          "missing": "leftOut"
        }
      }
    }
  },
  "questionsSection": {
    "heading": {
      "missing": "shown"
    },
    "questions": {
      "missing": "leftOut",
      "parts": {
        "question": {
          "missing": "shown"
        },
        "answer": {
          "missing": "leftOut"
        }
      }
    }
  },
  "richTextSection": {
    "heading": {
      "missing": "shown"
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
          "missing": "shown"
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
                  "missing": "shown"
                },
                "value": {
                  "missing": "shown"
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
      "missing": "shown"
    },
    "steps": {
      "missing": "leftOut",
      "parts": {
        "title": {
          "missing": "shown"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "teamSection": {
    "heading": {
      "missing": "shown"
    },
    "members": {
      "missing": "leftOut",
      "parts": {
        "role": {
          "missing": "shown"
        },
        "text": {
          "missing": "leftOut"
        }
      }
    }
  },
  "testimonialsSection": {
    "heading": {
      "missing": "shown"
    },
    "testimonials": {
      "missing": "leftOut",
      "parts": {
        "quote": {
          "missing": "shown"
        },
        "role": {
          "missing": "shown"
        },
        "city": {
          "missing": "shown"
        },
        "country": {
          "missing": "shown"
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
          "missing": "shown"
        }
      }
    },
    "dutiesAhead": {
      "missing": "optional",
      "parts": {
        "heading": {
          "missing": "shown"
        },
        "page": {
          "missing": "optional",
          "parts": {
            "slug": {
              "missing": "shown"
            }
          }
        }
      }
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "shown"
        },
        "emirate": {
          "missing": "leftOut",
          "parts": {
            "name": {
              "missing": "shown"
            },
            "slug": {
              "missing": "shown"
            }
          }
        },
        "otherEmirates": {
          "missing": "optional",
          "parts": {
            "name": {
              "missing": "shown"
            },
            "slug": {
              "missing": "shown"
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
              "missing": "shown"
            },
            "value": {
              "missing": "shown"
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
          "missing": "shown"
        },
        "day": {
          "missing": "shown"
        }
      }
    },
    "homeCountries": {
      "missing": "optional",
      "parts": {
        "name": {
          "missing": "shown"
        },
        "timeZone": {
          "missing": "leftOut"
        },
        "currency": {
          "missing": "shown"
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
              "missing": "shown"
            },
            "checkedOn": {
              "missing": "shown"
            }
          }
        }
      }
    }
  },
  "zoneCardsSection": {
    "heading": {
      "missing": "shown"
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "shown"
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
              "missing": "shown"
            },
            "value": {
              "missing": "shown"
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
      "missing": "shown"
    },
    "zones": {
      "missing": "leftOut",
      "parts": {
        "name": {
          "missing": "shown"
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
