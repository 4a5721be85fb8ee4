// One call of the API with a time limit and a retry budget. Go 1.19 or later: go run main.go
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"sync"
	"time"
)

const (
	timeLimit   = 30 * time.Second // for each request
	tries       = 4                // of one call
	longestWait = 120.0            // seconds, of one call in all
)

var (
	url = variable("DANISH_DATA_API_HOST", "http://127.0.0.1:4010") // the sandbox
	key = keyOf()

	// A redirect would carry the key along.
	client = &http.Client{
		Timeout:       timeLimit,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}

	lock      sync.Mutex
	budget    = 10.0    // retries of the whole process; each response but 429 and 5xx earns a tenth of one
	notBefore time.Time // a 429 with Retry-After holds back all calls of the process
)

// Problem is an error of the API. Status is 0 when no response came.
type Problem struct {
	Status int
	Body   string
}

func (problem *Problem) Error() string { return fmt.Sprintf("%d %s", problem.Status, problem.Body) }

func variable(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

func keyOf() string {
	if os.Getenv("DANISH_DATA_API_HOST") == "" {
		return "sandbox" // the sandbox gets no other key
	}
	return variable("DANISH_DATA_API_KEY", "sandbox")
}

func reward() {
	lock.Lock()
	defer lock.Unlock()
	budget = math.Min(10, budget+0.1)
}

// hold holds back all calls for some seconds.
func hold(seconds float64) {
	lock.Lock()
	defer lock.Unlock()
	if end := time.Now().Add(duration(seconds)); end.After(notBefore) {
		notBefore = end
	}
}

// held returns the seconds until calls may be sent again.
func held() float64 {
	lock.Lock()
	defer lock.Unlock()
	return math.Max(0, time.Until(notBefore).Seconds())
}

func duration(seconds float64) time.Duration { return time.Duration(seconds * float64(time.Second)) }

func spend() bool {
	lock.Lock()
	defer lock.Unlock()
	if budget < 1 {
		return false
	}
	budget--
	return true
}

// send returns status, Retry-After and body of one response.
func send(method, path string, body []byte) (int, string, []byte) {
	request, err := http.NewRequest(method, url+path, bytes.NewReader(body))
	if err != nil {
		return 0, "", []byte(err.Error())
	}
	request.Header.Set("X-API-Key", key)
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if prefer := os.Getenv("PREFER"); prefer != "" { // the sandbox takes code=429 and other errors
		request.Header.Set("Prefer", prefer)
	}
	response, err := client.Do(request)
	if err != nil {
		return 0, "", []byte(err.Error())
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return 0, "", []byte(err.Error())
	}
	return response.StatusCode, response.Header.Get("Retry-After"), answer
}

// call writes the JSON of a good response to result.
func call(method, path string, body []byte, result any) error {
	retry, waited := 0, 0.0
	for {
		seconds := held()
		waited += seconds
		time.Sleep(duration(seconds))
		status, retryAfter, answer := send(method, path, body)
		if status >= 200 && status < 500 && status != 429 {
			reward()
		}
		if status >= 200 && status < 300 {
			return json.Unmarshal(answer, result)
		}
		wait, err := strconv.ParseFloat(retryAfter, 64)
		if err != nil {
			wait = math.Pow(2, float64(retry)) * (0.5 + rand.Float64()/2)
		}
		mayHelp := status == 0 || status == 429 || status == 502 || status == 503
		isLimit := status == 429 && err == nil && wait > 0
		// A POST without a response may have been carried out.
		isUnknown := status == 0 && method != "GET"
		if !mayHelp || isUnknown || waited+wait > longestWait || !isLimit && (retry+1 >= tries || !spend()) {
			return &Problem{status, string(answer)}
		}
		fmt.Fprintf(os.Stderr, "%d: waiting %.0f s\n", status, wait)
		if isLimit {
			hold(wait)
			continue
		}
		retry++
		waited += wait
		time.Sleep(duration(wait))
	}
}

func main() {
	var company struct{ Name string }
	if err := call("GET", "/denmark/data/companies/09900012", nil, &company); err != nil {
		fmt.Println("Gave up:", err)
		os.Exit(1)
	}
	fmt.Println(company.Name)
}
