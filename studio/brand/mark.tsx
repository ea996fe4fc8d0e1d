/** The company's mark, shown in the Studio's navigation bar. */
export function Mark() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 28 28"
      width="1em"
      height="1em"
      aria-hidden="true"
    >
      <clipPath id="nordune-mark">
        <rect width="28" height="28" rx="5" />
      </clipPath>
      <g clipPath="url(#nordune-mark)">
        <rect width="28" height="28" fill="#0E2433" />
        <path
          d="M4.6 28V8.4C8.8 10.8 10.9 14.4 13 18.2C15 21.9 17.3 25.4 20.6 28Z"
          fill="#D5582F"
        />
        <path d="M23.4 0V19.6C19.2 17.2 17.1 13.6 15 9.8C13 6.1 10.7 2.6 7.4 0Z" fill="#B9D5D8" />
        <circle cx="18.6" cy="6.4" r="2.2" fill="#F2A851" />
      </g>
    </svg>
  );
}
