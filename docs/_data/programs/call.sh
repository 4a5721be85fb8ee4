# One call of the API with a time limit and a retry budget: bash call.sh
url=${DANISH_DATA_API_HOST:-http://127.0.0.1:4010} # the sandbox
key=${DANISH_DATA_API_HOST:+${DANISH_DATA_API_KEY-}} # only for that host
key=${key:-sandbox}
time_limit=30    # seconds, for each request
tries=4          # of one call
longest_wait=120 # seconds, of one call in all
budget=100       # tenths of a retry, for the whole script; each response but 429 and 5xx earns one tenth

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# call METHOD PATH [options of curl]: prints the body of a good response. Do not run it in $( ): the budget is counted here.
call() {
  local retry=0 waited=0 after wait status
  while true; do
    : >"$work/head"
    : >"$work/body"
    # curl follows no redirect unless it is told to: a redirect would carry the key along.
    status=$(curl --silent --max-time "$time_limit" --request "$1" --header "X-API-Key: $key" \
      ${PREFER:+--header "Prefer: $PREFER"} --dump-header "$work/head" --output "$work/body" \
      --write-out '%{http_code}' "${@:3}" "$url$2") || status=0
    [[ $status == [234]* && $status != 429 ]] && ((budget < 100)) && ((budget += 1))
    if [[ $status == 2* ]]; then
      cat "$work/body"
      return 0
    fi
    after=$(sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9]*\).*/\1/p' "$work/head")
    # Milliseconds. Without Retry-After: 1, 2, 4 seconds, each shortened by a random part.
    wait=$((${after:-0} > 0 ? after * 1000 : 2 ** retry * (500 + RANDOM % 501)))
    # A POST without a response may have been carried out.
    if [[ ! $status =~ ^(0|429|502|503)$ || "$status $1" == '0 POST' ]] || ((waited + wait > longest_wait * 1000)); then
      echo "Gave up: $status $(cat "$work/body")"
      return 1
    fi
    # A 429 with Retry-After costs no retry.
    if [[ $status != 429 ]] || ((${after:-0} == 0)); then
      if ((retry + 1 >= tries || budget < 10)); then
        echo "Gave up: $status $(cat "$work/body")"
        return 1
      fi
      ((budget -= 10, retry += 1))
    fi
    ((waited += wait))
    printf '%s: waiting %s ms\n' "$status" "$wait" >&2
    sleep "$((wait / 1000)).$(printf '%03d' $((wait % 1000)))"
  done
}

call GET /denmark/data/companies/09900012
