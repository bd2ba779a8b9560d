declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const countries: Topology<{ countries: GeometryCollection }>
  export default countries
}

declare module 'world-atlas/countries-110m.json' {
  export { default } from 'world-atlas/countries-50m.json'
}

declare module 'us-atlas/states-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const states: Topology<{ states: GeometryCollection; nation: GeometryCollection }>
  export default states
}
