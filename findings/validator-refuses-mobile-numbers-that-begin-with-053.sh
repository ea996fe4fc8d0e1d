#!/usr/bin/env bash
# validator 13.15.35 says that +971 53 123 4567 is no mobile number of the Emirates ("ar-AE"). The numbering
# data of libphonenumber (libphonenumber-js 1.13.16, full metadata) says that it is a valid mobile number.
# A contact form with `isMobilePhone` turns such a visitor away.
# Seen on 30 November 2026. Exits with 1 when that changes.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  validator@13.15.35 libphonenumber-js@1.13.16 >/dev/null 2>&1
cat > run.js <<'JS'
import { parsePhoneNumber } from "libphonenumber-js/max";
import validator from "validator";

const rows = ["+971501234567", "+971531234567"].map((number) => {
  const parsed = parsePhoneNumber(number);
  return [number, validator.isMobilePhone(number, "ar-AE"), parsed.isValid() && parsed.getType() === "MOBILE"];
});
console.table(rows);
process.exitCode = rows.join(" ") === "+971501234567,true,true +971531234567,false,true" ? 0 : 1;
JS
node run.js
