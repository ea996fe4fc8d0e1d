#!/usr/bin/env bash
# Carries out the Dockerfile on a machine without a Docker daemon, each stage in a folder of its own,
# and runs what comes out as compose.yaml does: sudo scripts/build/try-images.sh [site|front|…].
# It wants Debian with debootstrap and jq, and `npm start` beside it for the content (or the variables
# of a hosted project): build arguments are the variables of their names.
# BUILT=web/.next takes a build of the site that is there, made with NEXT_OUTPUT=standalone, instead of
# making one.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ -z "${WORK-}" ]; then
  WORK=$(mktemp -d) && export WORK
  trap 'rm -rf --one-file-system "$WORK"' EXIT
  # All that is mounted and started there ends with it.
  unshare --mount --pid --fork --kill-child --mount-proc "$0" "$@"
  exit
fi
# For what compose asks to be set.
export SITE_URL=${SITE_URL:-http://localhost:8080} SANITY_WEBHOOK_SECRET=a-secret-of-the-trial
export CONTENT_LAKE_URL=${CONTENT_LAKE_URL-} INBOX_URL=${INBOX_URL-}

# By the name of a stage, what the Dockerfile says of it; its files are in $WORK/<name>/root.
declare -A layers user directory variables arguments entry command health

stage() { # <name>
  local from line
  [ -z "${layers[$1]-}" ] || return 0
  from=$(sed -nE "s/^FROM (\S+) AS $1\$/\1/p" Dockerfile)
  case $from in
    node:* | nginxinc/nginx-unprivileged:*) layer "$1" debian ;;
    *) stage "$from"; layer "$1" "$from" ;;
  esac
  if [[ $from == nginx* ]]; then
    user[$1]=101 entry[$1]='["sh", "/entry.sh"]' command[$1]='["nginx", "-g", "daemon off;"]'
  fi
  if [ "$1" = site-build ] && [ -n "${BUILT-}" ]; then
    mkdir -p "$WORK/$1/root/app/web"
    cp -r "$BUILT" "$WORK/$1/root/app/web/.next"
    cp -r web/public "$WORK/$1/root/app/web/public"
    return
  fi
  while IFS= read -r line <&3; do
    echo "$1: $line"
    take "$1" "$line"
  done 3< <(sed -e ':a; /\\$/ { N; s/\\\n/ /; ba }' -e '/^ *\(#\|$\)/d' Dockerfile |
    sed "0,/^FROM .* AS $1\$/d; /^FROM/,\$d")
}

# What stands for the base images: Debian's packages, and the Node and npm of this machine.
debian() {
  local root=$WORK/debian/root
  debootstrap --variant=minbase --include=nginx-light,gettext-base,wget bookworm "$root" > "$WORK/log"
  mkdir -p "$root"/{etc/ssl/certs,root/.npm,usr/local/lib/node_modules} && touch "$root/root/.npmrc"
  chroot "$root" sh -c 'useradd --uid 1000 --create-home node; useradd --uid 101 nginx
    rm -rf /etc/nginx/sites-* /usr/share/nginx/html; chown -R nginx /etc/nginx /var/lib/nginx /var/log/nginx'
  cp /etc/hosts "$root/etc/"
  cp node_modules/node/bin/node "$root/usr/local/bin/"
  cp -rL "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  { echo 'pid /tmp/nginx.pid; events {} http { include mime.types; include conf.d/*.conf;'
    printf '%s_temp_path /tmp/%s;\n' client_body{,} proxy{,} fastcgi{,} uwsgi{,} scgi{,}; echo '}'
  } > "$root/etc/nginx/nginx.conf"
  cat > "$root/entry.sh" <<'ENTRY'
for template in /etc/nginx/templates/*.template; do
  [ -e "$template" ] || continue
  names=$(env | cut -d = -f 1 | grep -E "$NGINX_ENVSUBST_FILTER" | sed 's/.*/${&}/')
  envsubst "$names" < "$template" > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
exec "$@"
ENTRY
  layers[debian]=$root user[debian]=root directory[debian]=/
  # As Docker hands on those of a proxy.
  take debian "ARG NODE_EXTRA_CA_CERTS HTTP_PROXY HTTPS_PROXY NO_PROXY"
}

# A stage that shows another's files, and keeps what is changed in a folder of its own.
layer() { # <name> <the other>
  local own=$WORK/$1 file
  mkdir -p "$own"/{root,upper,scratch}
  mount -t overlay overlay -o "lowerdir=${layers[$2]},upperdir=$own/upper,workdir=$own/scratch" "$own/root"
  mount -t proc proc "$own/root/proc"
  mount --rbind /dev "$own/root/dev"
  # By what this machine reaches the network.
  for file in /etc/resolv.conf /etc/ssl/certs /root/.npmrc /root/.npm; do
    [ ! -e "$file" ] || mount --bind "$file" "$own/root$file"
  done
  layers[$1]=$own/upper:${layers[$2]} user[$1]=${user[$2]} directory[$1]=${directory[$2]}
  variables[$1]=${variables[$2]-} arguments[$1]=${arguments[$2]-}
}

take() { # <stage> <instruction>
  local name text from="" owner=root
  read -r name text <<< "$2"
  while [[ $text == --* ]]; do
    case $text in --from=*) from=${text%% *} ;; --chown=*) owner=${text%%:*} ;; esac
    read -r _ text <<< "$text"
  done
  case $name in
    RUN) inside "$1" ${arguments[$1]}; "${inside[@]}" sh -c "$text" < /dev/null ;;
    COPY) copy "$1" "${from#--from=}" "${owner#--chown=}" $text ;;
    ENV) variables[$1]+=" $text" ;;
    ARG) for name in $text; do arguments[$1]+=" $name=${!name-}"; done ;;
    WORKDIR) directory[$1]=$text; mkdir -p "$WORK/$1/root$text" ;;
    USER) user[$1]=$text ;;
    CMD) command[$1]=$text ;;
    HEALTHCHECK) health[$1]=${text#CMD } ;;
    EXPOSE | VOLUME) ;;
    *) echo "$name is not known here." >&2; return 1 ;;
  esac
}

copy() { # <stage> <other stage, or nothing for this folder> <owner> <name …> <target>
  local root=$WORK/$1/root from=. target=${*: -1} name line ids
  [[ $target == /* ]] || target=${directory[$1]}/$target
  if [[ $4 == '<<'* ]]; then
    name=$(tr -d '<"' <<< "$4")
    mkdir -p "$(dirname "$root$target")"
    while IFS= read -r line <&3 && [ "$line" != "$name" ]; do echo "$line"; done > "$root$target"
    return
  fi
  if [ -n "$2" ]; then stage "$2"; from=$WORK/$2/root; fi
  ids="--owner=+$(chroot "$root" id -u "$3") --group=+$(chroot "$root" id -g "$3")"
  mkdir -p "$root$target"
  for name in "${@:4:$#-4}"; do
    # Of this folder what git knows: .dockerignore leaves out the rest.
    if [ "$from/$name" = ./. ]; then git ls-files -z | tar -c --null -T - $ids
    elif [ -d "$from/$name" ]; then tar -C "$from/$name" -c $ids .
    else tar -C "$(dirname "$from/$name")" -c $ids "$(basename "$name")"; fi |
      tar -C "$root$target" -x -p --no-overwrite-dir
  done
}

# Sets `inside` to what a command in a stage begins with, to be run as its user and without rights.
inside() { # <stage> [NAME=value …]
  local home=/root
  inside=(chroot "$WORK/$1/root")
  if [ "${user[$1]}" != root ]; then
    home=/tmp
    inside+=(setpriv "--reuid=${user[$1]}" "--regid=${user[$1]}" --clear-groups
      --bounding-set=-all --inh-caps=-all --no-new-privs)
  fi
  inside+=(env -i -C "${directory[$1]}" PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
    "HOME=$home" ${variables[$1]} "${@:2}")
}

# What compose.yaml gives a service, whose ${…} are the shell's own. Debian's nginx looks names up only
# once, at its start, in /etc/hosts.
environment_of() { # <service>
  local line
  set +u
  sed -nE "/^ *(x-)?$1:/,/^\$/ s/^ +([A-Z_]+): *\"?([^\"]*)\"?\$/\1=\2/p" compose.yaml |
    sed -E '/^SERVERS=/ { s/(zone|resolver) [^;]*; //g; s/ resolve;/;/g }' |
    sed 's/\$\$/\\$/g' | while IFS= read -r line; do eval "echo \"$line\""; done
  if [ "$1" = site ]; then printf '%s\n' "CONTENT_LAKE_URL=$CONTENT_LAKE_URL" "INBOX_URL=$INBOX_URL"; fi
}

milliseconds() { date +%s%3N; }
declare -A outside container

# Runs a container until it is healthy and has answered.
start() { # <target> <address …>
  local values program check began address
  stage "$1"
  echo '127.0.0.1 localhost site-1 site-2' >> "$WORK/$1/root/etc/hosts"
  mapfile -t values < <(environment_of "$1")
  mapfile -t program < <(jq -r '.[]' <<< "${entry[$1]-} ${command[$1]}")
  mapfile -t check < <(jq -r '.[]' <<< "${health[$1]}")
  inside "$1" "${values[@]}"
  began=$(milliseconds)
  # As the first process of a container, which no signal ends that it does not hear.
  "${network[@]}" unshare --pid --fork --kill-child "${inside[@]}" "${program[@]}" &
  outside[$1]=$!
  until "${network[@]}" "${inside[@]}" "${check[@]}" 2> /dev/null; do
    if ! kill -0 $! || [ $(($(milliseconds) - began)) -gt 600000 ]; then
      echo "$1 is not healthy." >&2
      return 1
    fi
    sleep 0.2
  done
  echo "✔ $1: healthy after $(($(milliseconds) - began)) ms"
  container[$1]=$(tr -d ' ' < "/proc/$!/task/$!/children")
  grep -E '^(Uid|CapEff|CapBnd|NoNewPrivs):' "/proc/${container[$1]}/status"
  for address in "${@:2}"; do
    "${network[@]}" curl -fsSo /dev/null -w "  $address %{http_code}, %{size_download} bytes\n" "127.0.0.1$address"
  done
}

end() { # <target> <milliseconds that it may take>
  local told
  told=$(milliseconds)
  kill "${container[$1]}"
  wait "${outside[$1]}" || true
  echo "✔ $1: gone $(($(milliseconds) - told)) ms after SIGTERM"
  [ $(($(milliseconds) - told)) -le "$2" ]
}

# A network of its own, which reaches nothing: no port is taken, and the content lake is away.
unshare --net sh -c 'ip link set lo up && exec sleep infinity' &
network=(nsenter "--net=/proc/$!/ns/net")
wanted=" ${*:-site front studio local} "
debian
# The front needs a site to stand before.
if [[ $wanted =~ " site " || $wanted =~ " front " ]]; then start site :3000/ :3000/contact; fi
if [[ $wanted =~ " front " ]]; then start front :8080/ :8080/services; end front 3000; fi
if [ -n "${outside[site]-}" ]; then end site 3000; fi
if [[ $wanted =~ " studio " ]]; then start studio :8080/ :8080/structure; end studio 3000; fi
if [[ $wanted =~ " local " ]]; then start local :3000/ :3333/ :3998/; end local 20000; fi
cat <<'END'

Not proved: the base images themselves (Debian's packages, this machine's npm, and a short entry
point for nginx's templates stood in for them), .dockerignore (what git knows was copied), limits of
memory and processes, volumes, restarts, several containers and the network between them, with the names
that nginx looks up there; with STANDALONE, the build of the site in its image.
END
