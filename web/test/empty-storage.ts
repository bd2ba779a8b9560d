// Files that run one after the other share an origin: none may start with the session of another.
localStorage.clear()
sessionStorage.clear()
