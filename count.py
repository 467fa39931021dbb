import subprocess,sys,collections,re
rev=sys.argv[1]; depth=int(sys.argv[2]) if len(sys.argv)>2 else 2
out=subprocess.run(['git','ls-tree','-r',rev,'packages','apps'],capture_output=True,text=True).stdout.splitlines()
files=[]
for l in out:
    meta,p=l.split('\t'); sha=meta.split()[2]
    if re.match(r'(packages|apps)/[^/]+/src/.*\.(ts|tsx|css|mjs|js|json)$',p): files.append((sha,p))
proc=subprocess.run(['git','cat-file','--batch'],input=('\n'.join(s for s,_ in files)+'\n').encode(),capture_output=True).stdout
i=0; c=collections.Counter(); kinds=collections.Counter()
for sha,p in files:
    j=proc.index(b'\n',i); size=int(proc[i:j].split()[2]); body=proc[j+1:j+1+size]; i=j+1+size+1
    n=body.count(b'\n')
    ext=p.rsplit('.',1)[1]
    kinds[p.split('/')[0]+' '+ext]+=n
    if ext in('ts','tsx','css'):
        c['/'.join(p.split('/')[:depth])]+=n; c[p.split('/')[0]]+=n
for k in sorted(c): print(k,c[k])
print(dict(kinds))
