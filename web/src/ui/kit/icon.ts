import { createElement, type FunctionComponent, type SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]

/**
 * Builds a lightweight icon component from the library's shapes, without the overhead of the library's own components.
 */
export function iconOf(shapes: readonly Shape[]): FunctionComponent<SVGProps<SVGSVGElement> & { size?: number }> {
  const drawn = shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
  return ({ size = 24, ...given }) => {
    const isNamed = given['aria-label'] !== undefined || given.role !== undefined
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(!isNamed && { 'aria-hidden': true }),
        ...given,
      },
      drawn,
    )
  }
}
